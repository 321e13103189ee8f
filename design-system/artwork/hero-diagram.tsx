import { Artwork } from './artwork.tsx';
import { compact, heroComposition, type Seven, wide } from './hero-composition.ts';
import * as styles from './hero-diagram.css.ts';

export type HeroDiagramProps = {
  /**
   * The open roles from top to bottom, about 16 characters each; longer ones run into the tick. The
   * second, third and fourth find their match.
   */
  roles: Seven<string>;
};

/**
 * People on the left, open roles on the right, and three matches: what a staffing company does.
 *
 * Not for a list of roles that visitors need to read: screen readers skip the drawing, words
 * included, so use `FactSheet`. For a banner picture without words, pass a composition to `Banner`
 * as `art`.
 */
export function HeroDiagram({ roles }: HeroDiagramProps) {
  return (
    <>
      <div className={styles.compact}>
        <Artwork composition={heroComposition(compact, roles)} />
      </div>
      <div className={styles.wide}>
        <Artwork composition={heroComposition(wide, roles)} />
      </div>
    </>
  );
}
