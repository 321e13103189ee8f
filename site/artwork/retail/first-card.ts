import { line, piece, slot } from '../figure-shapes.ts';
import { inSlot, onBrand, plain, strong } from '../figure-words.ts';

/** A search with a typo, and what it finds: the product, with its delivery date. */
export const search = piece([
  slot([1, 1], [298, 38], 'raised'),
  { ...strong([18, 20], 'sneekers'), fill: 'strong' },
  line([87, 11], [87, 29], 'brand'),
  { ...plain([282, 20], '0.7 s', 'strong'), anchor: 'end' },
  { kind: 'frame', at: [1, 46], size: [298, 57], radius: 14, fill: 'brand' },
  { kind: 'frame', at: [9, 54], size: [41, 41], radius: 9, fill: 'quiet' },
  slot([17, 60], [11, 29], 'strong'),
  slot([31, 60], [11, 29], 'strong'),
  onBrand(strong([62, 65], 'Sneakers')),
  onBrand(plain([62, 85], 'Size 9')),
  slot([168, 58], [121, 34], 'match'),
  inSlot([228, 75], 'Get it Friday', 'strong'),
]);
