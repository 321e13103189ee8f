import type { BackgroundName } from '#design-system';

/** What stories call each background: its color in the current theme. */
export const colorWords: Record<BackgroundName, string> = {
  canvas: 'paper',
  subtle: 'sand',
  raised: 'white',
  inverse: 'ink',
  brand: 'pine',
  accent: 'lime',
};
