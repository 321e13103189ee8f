import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { centered, onBrand, strong } from '../figure-words.ts';

/** A wheel below its fender. The point is its hub. */
const wheel = (at: Point): readonly Shape[] => [
  { kind: 'arc', at, r: 53, from: 270, to: 450, stroke: 'raised', width: 14 },
  { kind: 'dot', at, r: 46, fill: 'strong' },
  { kind: 'dot', at, r: 24, fill: 'raised' },
  { kind: 'dot', at, r: 9, fill: 'strong' },
];

/** The windshield of the car, with the steering wheel behind it. */
export const windshield: readonly Shape[] = [
  cutOut(
    [
      [345, 186],
      [390, 282],
      [336, 282],
    ],
    'line',
    8,
  ),
  line([344, 182], [391, 282], 'raised', 10),
  line([360, 232], [342, 280], 'strong', 10),
];

/** A small convertible that drives to the right. */
export const car: readonly Shape[] = [
  cutOut(
    [
      [16, 304],
      [56, 292],
      [372, 292],
      [402, 310],
      [404, 352],
      [16, 352],
    ],
    'quiet',
    26,
  ),
  line([252, 286], [252, 350], 'strong', 3),
  slot([264, 308], [26, 9], 'strong'),
  { kind: 'dot', at: [405, 318], r: 15, fill: 'raised' },
  slot([0, 350], [60, 16], 'raised'),
  slot([130, 350], [160, 16], 'raised'),
  slot([370, 350], [54, 16], 'raised'),
  ...wheel([92, 358]),
  ...wheel([330, 358]),
];

/** A suitcase on the trunk. */
export const suitcase: readonly Shape[] = [
  { kind: 'frame', at: [31, 188], size: [40, 32], radius: 10, stroke: 'brand', width: 10 },
  panel([2, 202], [108, 80], 16, 'brand'),
  ...[18, 70].map((x) => panel([x, 202], [14, 22], 0, 'quiet')),
  onBrand(centered(strong([51, 252], 'Résumé', 22))),
];
