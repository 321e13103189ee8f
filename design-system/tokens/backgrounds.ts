/** The backgrounds for parts of a page. Each one sets the colors of everything on it. */
export const backgroundNames = [
  'canvas',
  'subtle',
  'raised',
  'inverse',
  'brand',
  'accent',
] as const;

export type BackgroundName = (typeof backgroundNames)[number];
