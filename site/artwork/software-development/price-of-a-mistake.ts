import type { Figure } from '#design-system';
import { compactMistakes } from './price-of-a-mistake-compact.ts';
import { wideMistakes } from './price-of-a-mistake-wide.ts';
import type { Release } from './release.ts';

/** What it takes to correct a mistake, by the stage that finds it. */
export const priceOfAMistake = (release: Release, alt: string): Figure => ({
  wide: wideMistakes(release),
  compact: compactMistakes(release),
  alt,
});
