import { BreakEven, type BreakEvenProps } from '../../artwork/break-even.tsx';
import { background } from '../../tokens/theme.css.ts';
import { Text } from '../text/text.tsx';
import { heading } from './prose.css.ts';
import * as styles from './prose-figure.css.ts';

/** A drawing that explains what the text says, as data. */
export type ProseFigureContent = {
  /** What it shows, in a few words. */
  title: string;
  /** How to read it. */
  lead: string;
  drawing: BreakEvenProps;
  /** Where its amounts come from. */
  note: string;
};

/** A figure on the dark background, as wide as the text and its outset. */
export function ProseFigure({ title, lead, drawing, note }: ProseFigureContent) {
  return (
    <figure className={`${styles.figure} ${background.inverse}`}>
      <figcaption className={styles.words}>
        <p className={heading[2]}>{title}</p>
        <Text tone="soft">{lead}</Text>
      </figcaption>
      <BreakEven {...drawing} />
      <p className={styles.note}>{note}</p>
    </figure>
  );
}
