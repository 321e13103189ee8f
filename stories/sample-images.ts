// Pictures that real pages load as files. They are drawn here so that stories don't need those
// files.

const svg = (width: number, height: number, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`,
  )}`;

/** Square, for a light background. */
export const logos = [
  svg(24, 24, '<circle cx="12" cy="12" r="10" fill="#1d4ed8"/>'),
  svg(24, 24, '<path d="M12 2l10 20H2z" fill="#b91c1c"/>'),
  svg(24, 24, '<path d="M3 3h18v18H3z" fill="#15803d"/>'),
] as const;

// A file, because a frame with a data URL doesn't report when it has loaded.
export { default as map } from './sample-map.svg?no-inline';
