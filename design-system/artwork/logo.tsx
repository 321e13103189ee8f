import { tones } from './artwork.css.ts';
import * as styles from './logo.css.ts';

/** The brand's mark: a person in lime, linked with an open role. The name is written beside it. */
export function Logo() {
  return (
    <svg viewBox="0 0 34 20" className={styles.logo} aria-hidden>
      <circle cx="10" cy="10" r="9" fill={tones.lime} />
      <circle cx="23" cy="10" r="8.5" fill="none" stroke={tones.text} strokeWidth="3" />
    </svg>
  );
}
