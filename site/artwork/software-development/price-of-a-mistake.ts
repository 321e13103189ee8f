import type { Figure } from '#design-system';
import { compactPrice } from './price-of-a-mistake-compact.ts';
import { widePrice } from './price-of-a-mistake-wide.ts';
import type { Release } from './release.ts';

/** What it takes to correct a mistake, by the stage that finds it. */
export const priceOfAMistake = (release: Release, alt: string): Figure => ({
  wide: widePrice(release),
  compact: compactPrice(release),
  alt,
});
