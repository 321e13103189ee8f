import type { Composition } from '#design-system';
import { cutOut, line, panel } from './figure-shapes.ts';

/** A finished application that comes out of its gift box and wears the lid as a hat. */
export const boxedProduct: Composition = {
  width: 240,
  height: 236,
  shapes: [
    panel([44, 42], [152, 140], 18, 'raised'),
    panel([44, 42], [152, 34], 18, 'quiet'),
    panel([44, 62], [152, 14], 0, 'quiet'),
    { kind: 'dots', at: [136, 62], count: 3, gap: 18, r: 5, fill: 'strong' },
    { kind: 'dots', at: [94, 100], count: 2, gap: 52, r: 8, fill: 'strong' },
    { kind: 'arc', at: [120, 104], r: 28, from: 112, to: 248, stroke: 'strong', width: 9 },
    // The lid.
    cutOut(
      [
        [34, 46],
        [128, 22],
        [134, 42],
        [40, 66],
      ],
      'brand',
      12,
    ),
    line([79, 34], [85, 56], 'match', 18),
    cutOut(
      [
        [78, 28],
        [48, 26],
        [54, 10],
      ],
      'match',
      9,
    ),
    cutOut(
      [
        [78, 28],
        [102, 12],
        [90, 5],
      ],
      'match',
      9,
    ),
    // The box.
    panel([20, 152], [200, 84], 12, 'brand'),
    panel([12, 144], [216, 22], 8, 'brand'),
    panel([108, 144], [24, 92], 0, 'match'),
  ],
};
