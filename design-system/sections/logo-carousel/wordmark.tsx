import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition, Shape } from '../../artwork/composition.ts';
import * as styles from './wordmark.css.ts';

/** A client's wordmark as data: a mark of 32 by 32 units, and the name as text. */
export type Wordmark = {
  /** At most ten letters, so that eight wordmarks fit in a row on a desktop. */
  name: string;
  mark: readonly Shape[];
  lettering: 'display' | 'plain' | 'capitals';
};

const drawing = (mark: readonly Shape[]): Composition => ({ width: 32, height: 32, shapes: mark });

/** The mark, with the name next to it. */
export function WordmarkFigure({ name, mark, lettering }: Wordmark) {
  return (
    <div className={styles.wordmark}>
      <div className={styles.mark}>
        <Artwork composition={drawing(mark)} />
      </div>
      <span className={styles.lettering[lettering]}>{name}</span>
    </div>
  );
}
