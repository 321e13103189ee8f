import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';

/**
 * For a link on a line of its own: it is taller than a finger (44 px), but takes up only a little
 * more than its line. Not for links below each other, which would overlap.
 */
export const tallLink = {
  // Not below what comes next.
  position: 'relative',
  paddingBlock: vars.space.x1h,
  // biome-ignore lint/plugin/margin: takes back the height that the padding adds.
  marginBlock: calc.negate(vars.space.x1),
} as const;
