import type { Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { inSlot, onBrand, plain, strong } from '../figure-words.ts';

const field = (width: number): readonly Shape[] => [
  slot([1, 1], [width, 38], 'raised'),
  { ...strong([18, 20], 'sneekers'), fill: 'strong' },
  line([87, 11], [87, 29], 'brand'),
  { ...plain([width - 16, 20], '0.7 s', 'strong'), anchor: 'end' },
];

const product = (x: number, width: number, name: string, detail: string): readonly Shape[] => [
  { kind: 'frame', at: [x, 46], size: [width, 57], radius: 14, fill: 'brand' },
  { kind: 'frame', at: [x + 8, 54], size: [41, 41], radius: 9, fill: 'quiet' },
  slot([x + 16, 60], [11, 29], 'strong'),
  slot([x + 30, 60], [11, 29], 'strong'),
  onBrand(strong([x + 61, 65], name)),
  onBrand(plain([x + 61, 85], detail)),
];

const found: readonly Shape[] = [
  ...product(1, 298, 'Sneakers', 'Size 9'),
  slot([168, 58], [121, 34], 'match'),
  inSlot([228, 75], 'Get it Friday', 'strong'),
];

/** A search with a typo, and what it finds: the product, with its delivery date. */
export const search = piece([...field(298), ...found]);

/** The same, with two products more. */
export const wideSearch = {
  ...piece([
    ...field(683),
    ...found,
    ...product(308, 184, 'Trail shoes', 'By Monday'),
    ...product(500, 184, 'High-tops', 'By Tuesday'),
  ]),
  width: 685,
};
