import { tones } from './artwork.css.ts';
import * as styles from './logo.css.ts';

/**
 * The brand's mark: a bright dot for a person, linked with an open role. The name is written beside
 * it.
 *
 * Not for the link to the home page: use `Brand`, which puts the name beside the mark. Clients'
 * logos belong in `LogoCarousel`.
 */
export function Logo() {
  return (
    <svg viewBox="0 0 30 18" className={styles.logo} aria-hidden={true}>
      <circle cx="7.5" cy="9" r="7.5" fill={tones.match} />
      <circle
        cx="20.5"
        cy="9"
        r="7.75"
        fill={tones.background}
        stroke={tones.text}
        strokeWidth="2.5"
      />
    </svg>
  );
}
