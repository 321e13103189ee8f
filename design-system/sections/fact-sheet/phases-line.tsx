import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import { drawPhases, type Phases } from './phases.ts';
import * as styles from './phases-line.css.ts';

/** Phases on the section's own background: for a window's whole width, and for a desktop. */
export function PhasesLine({ phases }: { phases: Phases }) {
  const figure = drawPhases(phases);
  return (
    <div className={styles.line}>
      <div className={`${compact.laptop} ${styles.compact}`}>
        <Artwork composition={figure.compact} label={figure.alt} />
      </div>
      <div className={wide.laptop}>
        <Artwork composition={figure.wide} label={figure.alt} />
      </div>
    </div>
  );
}
