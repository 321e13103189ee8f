import { line, piece, slot } from '../figure-shapes.ts';
import { inSlot, plain } from '../figure-words.ts';

/** A page of the architect's report: three options by effort and risk, and the one it suggests. */
export const options = piece([
  line([2, 2], [2, 78], 'control'),
  line([2, 78], [298, 78], 'control'),
  plain([12, 12], 'Risk'),
  { ...plain([300, 94], 'Effort'), anchor: 'end' },
  slot([54, 1], [138, 30], 'quiet'),
  inSlot([123, 16], 'Change nothing', 'strong'),
  slot([140, 41], [66, 30], 'match'),
  inSlot([173, 56], 'Buy', 'strong'),
  slot([226, 21], [72, 30], 'quiet'),
  inSlot([262, 36], 'Build', 'strong'),
]);
