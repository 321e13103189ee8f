import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './illustrated-row.css.ts';

/** One row, as data. */
export type IllustratedRowContent = {
  title: string;
  /** One to three lines. */
  text: string;
  /** Decoration, about 300 by 100 units, with text of 16 units. */
  art: Composition;
};

/** One row of `IllustratedRows`. On a tablet, it is a card, and on a phone, its drawing is on top. */
export function IllustratedRow({
  title,
  text,
  art,
  panelBackground,
}: IllustratedRowContent & { panelBackground: BackgroundName }) {
  return (
    <li className={styles.row}>
      <div className={styles.title}>
        <Heading level={3}>{title}</Heading>
      </div>
      <div className={styles.text}>
        <Text tone="soft">{text}</Text>
      </div>
      <div className={`${styles.art} ${background[panelBackground]}`}>
        <Artwork composition={art} />
      </div>
    </li>
  );
}
