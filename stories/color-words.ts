import type { BackgroundName } from '#design-system';

/** What stories call each background, by its color in the theme that they are shown in. */
export const colorWords: Record<BackgroundName, string> = {
  canvas: 'paper',
  subtle: 'sand',
  raised: 'white',
  inverse: 'ink',
  brand: 'pine',
  accent: 'lime',
};
