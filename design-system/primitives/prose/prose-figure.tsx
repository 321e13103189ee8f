import { wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import { BreakEven, type BreakEvenProps } from '../../artwork/break-even.tsx';
import type { Figure } from '../../artwork/composition.ts';
import { background } from '../../tokens/theme.css.ts';
import { Text } from '../text/text.tsx';
import { heading } from './prose.css.ts';
import * as styles from './prose-figure.css.ts';

/** A drawing that illustrates the text, as data. */
export type ProseFigureContent = {
  /** What it shows, in a few words. */
  title: string;
  /** How to read it. */
  lead: string;
  /** The source of its amounts. */
  note: string;
} & (
  | {
      /** Two ways to pay, month by month. */
      drawing: BreakEvenProps;
    }
  | {
      /** Any other figure. Its wide arrangement is for desktops, and about 640 units wide. */
      figure: Figure;
    }
);

/** A figure on the dark background, as wide as the text plus its outset. */
export function ProseFigure({ title, lead, note, ...content }: ProseFigureContent) {
  return (
    <figure className={`${styles.figure} ${background.inverse}`}>
      <figcaption className={styles.words}>
        <p className={heading[2]}>{title}</p>
        <Text tone="soft">{lead}</Text>
      </figcaption>
      {'drawing' in content ? (
        <BreakEven {...content.drawing} />
      ) : (
        <>
          <div className={wide.desktop}>
            <Artwork composition={content.figure.wide} label={content.figure.alt} />
          </div>
          <div className={styles.compact}>
            <Artwork composition={content.figure.compact} label={content.figure.alt} />
          </div>
        </>
      )}
      <div className={styles.note}>
        <Text tone="soft">{note}</Text>
      </div>
    </figure>
  );
}
