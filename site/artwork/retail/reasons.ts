import type { Point, Shape } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain } from '../figure-words.ts';

/** Conversion as a line that a heavy banner, which takes longer to load, pushes down. */
export const bannerCost = firstReason([
  line([29, 104], [172, 104], 'match', 9),
  { kind: 'match', from: [172, 104], to: [252, 171], stroke: 'match', width: 9 },
  line([252, 171], [451, 171], 'match', 9),
  slot([24, 36], [144, 59], 'quiet'),
  onBright(centered(heading([96, 66], '0.9 s', 38))),
  plain([26, 146], 'Conversion', 'text', 22),
  { kind: 'frame', at: [256, 24], size: [200, 138], radius: 24, fill: 'brand' },
  onBrand(centered(heading([356, 80], '2.3 s', 60))),
  onBrand(centered(plain([356, 129], 'Heavy banner', 'text', 22))),
]);

/** A receipt with a torn lower edge. */
const receipt = (x: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 14], size: [54, 66], radius: 8, fill: 'raised' },
  { kind: 'dots', at: [x + 6.75, 80], count: 4, gap: 13.5, r: 4.75, fill: 'background' },
  line([x + 12, 28], [x + 30, 28], 'control', 4),
];

/** Two receipts for the same purchase, whose totals are one slot. */
export const receipts = reason([
  ...receipt(20),
  ...receipt(86),
  slot([14, 42], [132, 24], 'brand'),
  ...[47, 113].map(
    (x): Shape => ({ kind: 'dots', at: [x - 12, 54], count: 3, gap: 12, r: 4, fill: 'raised' }),
  ),
]);

/** A card that has moved on to the payment provider, and its empty place in the store. */
export const movedCard = reason([
  { kind: 'frame', at: [15, 17], size: [92, 62], radius: 10, stroke: 'control', dashed: true },
  { kind: 'frame', at: [48, 13], size: [102, 70], radius: 14, fill: 'background' },
  { kind: 'frame', at: [53, 17], size: [92, 62], radius: 10, fill: 'quiet' },
  { kind: 'frame', at: [53, 29], size: [92, 14], radius: 0, fill: 'brand' },
  { kind: 'dots', at: [68, 62], count: 4, gap: 13, r: 4.5, fill: 'strong' },
]);

const moon: Point = [74, 48];

/** Somebody who is there at night. */
export const watch = reason([
  { kind: 'dot', at: moon, r: 34, fill: 'raised' },
  { kind: 'dot', at: [92, 44], r: 31, fill: 'background' },
  { kind: 'person', at: [102, 46], r: 24, fill: 'brand', figure: 'raised' },
]);
