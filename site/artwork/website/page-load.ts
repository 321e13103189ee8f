import type { Figure } from '#design-system';
import type { Loads } from './load.ts';
import { compactPageLoad } from './page-load-compact.ts';
import { widePageLoad } from './page-load-wide.ts';

/** What a slow phone waits for, before and after, with the limit in seconds. */
export const pageLoad = (loads: Loads, limit: number, alt: string): Figure => ({
  wide: widePageLoad(loads, limit),
  compact: compactPageLoad(loads, limit),
  alt,
});
