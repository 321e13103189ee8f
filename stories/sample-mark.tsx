import { tones } from '#design-system';

/** The logo of a made-up company: a diamond with a hole. */
export function SampleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden={true}>
      <path d="M9 0l9 9-9 9-9-9z" fill={tones.match} />
      <circle cx="9" cy="9" r="3" fill={tones.background} />
    </svg>
  );
}
