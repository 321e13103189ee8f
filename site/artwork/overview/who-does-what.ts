import type { Figure } from '#design-system';
import { compactLanes } from './who-does-what-compact.ts';
import type { WhoDoesWhat } from './who-does-what-parts.ts';
import { wideLanes } from './who-does-what-wide.ts';

/** The drawing of who leads which stage, for each result. */
export const whoDoesWhat = (content: WhoDoesWhat, alt: string): Figure => ({
  wide: wideLanes(content),
  compact: compactLanes(content),
  alt,
});
