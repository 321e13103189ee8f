import * as styles from './social-glyph.css.ts';

/** Letters drawn with the artwork kit's round strokes. A segment of length 0 is a dot. */
const letters = {
  facebook: 'M16 5h-1.5a3.5 3.5 0 0 0-3.5 3.5V19M8 11.5h7',
  twitter: 'M10 5v10.5a3.5 3.5 0 0 0 3.5 3.5H16M7 10h8',
  linkedin: 'M7 6v.01M7 11v8M11.5 19v-8M11.5 14.5a3 3 0 0 1 6 0V19',
  'google-plus': 'M11.5 9.2A4.25 4.25 0 1 0 12.5 12.5H9M19.5 9.5v6M16.5 12.5h6',
} as const;

export type SocialNetwork = keyof typeof letters;

/** A network's initial, as a decorative line icon in the color of the text around it. */
export function SocialGlyph({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.glyph} aria-hidden="true">
      <path d={letters[network]} />
    </svg>
  );
}
