import type { Shape } from '#design-system';
import { cutOut, line, panel, pieceOn } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';

/** A fish on a ruler. All who look at it read the same length, so nobody can exaggerate. */
export const measuredFish = pieceOn('accent', [
  panel([0, 72], [300, 32], 6, 'raised'),
  ...Array.from({ length: 11 }, (_, index): Shape => {
    const x = 10 + index * 28;
    return line([x, 100], [x, index % 5 === 0 ? 84 : 92], 'strong', 4);
  }),
  cutOut(
    [
      [234, 44],
      [292, 6],
      [280, 42],
      [292, 78],
    ],
    'strong',
    8,
  ),
  cutOut(
    [
      [92, 16],
      [138, 4],
      [186, 28],
    ],
    'strong',
    8,
  ),
  cutOut(
    [
      [12, 46],
      [15, 40],
      [24, 27],
      [34, 20],
      [47, 16],
      [64, 12],
      [82, 10],
      [100, 9],
      [119, 10],
      [138, 14],
      [157, 18],
      [195, 26],
      [242, 38],
      [242, 50],
      [195, 62],
      [157, 70],
      [138, 74],
      [119, 77],
      [100, 78],
      [82, 78],
      [64, 76],
      [47, 73],
      [34, 69],
      [24, 64],
      [15, 55],
    ],
    'brand',
    8,
  ),
  line([10, 46], [24, 42], 'strong', 11),
  line([12, 57], [26, 57], 'strong', 11),
  { kind: 'dot', at: [56, 34], r: 16, fill: 'raised' },
  { kind: 'dot', at: [51, 37], r: 8, fill: 'strong' },
  panel([38, 16], [36, 12], 4, 'brand'),
  line([42, 29], [72, 29], 'strong', 5),
  { kind: 'arc', at: [64, 44], r: 30, from: 52, to: 128, stroke: 'strong', width: 6 },
  onBrand(centered(heading([151, 44], '$2M', 46))),
]);
