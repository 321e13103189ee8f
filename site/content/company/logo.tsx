import { tones } from '#design-system';

/** The company's mark: a bright dot for a person, linked with an open role. */
export function Logo() {
  return (
    <svg viewBox="0 0 30 18" aria-hidden={true}>
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
