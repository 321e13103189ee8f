/** What a part of the page can stand on. Each sets the colors of everything on it. */
export const backgroundNames = [
  'canvas',
  'subtle',
  'raised',
  'inverse',
  'brand',
  'accent',
] as const;

export type BackgroundName = (typeof backgroundNames)[number];
