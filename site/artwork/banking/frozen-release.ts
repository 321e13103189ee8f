import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** The lever for releases, which is frozen in its place. */
const lever: readonly Shape[] = [
  line([72, 180], [30, 96], 'strong', 18),
  { kind: 'dot', at: [28, 92], r: 25, fill: 'strong' },
  panel([0, 170], [152, 190], 20, 'brand'),
  onBrand(centered(heading([75, 288], 'Release', 35))),
  { kind: 'dots', at: [22, 338], count: 2, gap: 106, r: 7, fill: 'strong' },
  cutOut(
    [
      [6, 174],
      [146, 174],
      [143, 192],
      [134, 222],
      [120, 194],
      [100, 192],
      [90, 214],
      [78, 194],
      [54, 194],
      [40, 232],
      [26, 194],
      [14, 208],
    ],
    'raised',
    10,
  ),
];

/** A snowman with a guard’s cap, who holds a sign. */
const snowman: readonly Shape[] = [
  { kind: 'dot', at: [234, 276], r: 84, fill: 'raised' },
  { kind: 'dot', at: [234, 170], r: 62, fill: 'raised' },
  { kind: 'dot', at: [234, 86], r: 46, fill: 'raised' },
  { kind: 'dots', at: [234, 182], count: 3, gap: 38, r: 8, fill: 'strong', direction: 'down' },
  {
    kind: 'line',
    points: [
      [194, 164],
      [120, 142],
      [46, 106],
    ],
    stroke: 'strong',
    width: 10,
  },
  line([120, 142], [112, 112], 'strong', 8),
  line([262, 134], [272, 196], 'brand', 24),
  slot([184, 118], [100, 28], 'brand'),
  { kind: 'dots', at: [222, 78], count: 2, gap: 32, r: 6, fill: 'strong' },
  cutOut(
    [
      [236, 88],
      [236, 100],
      [286, 98],
    ],
    'brand',
    8,
  ),
  cutOut(
    [
      [192, 18],
      [276, 18],
      [266, 48],
      [202, 48],
    ],
    'strong',
    14,
  ),
  slot([196, 48], [98, 14], 'brand'),
  { kind: 'dot', at: [234, 30], r: 10, fill: 'raised' },
];

/** A developer with a hot drink, who waits behind the next release. */
const developer: readonly Shape[] = [
  { kind: 'dot', at: [398, 118], r: 15, fill: 'raised' },
  { kind: 'face', at: [398, 290], size: 178, ...looks.beard },
  panel([360, 122], [76, 48], 30, 'brand'),
  slot([352, 156], [92, 22], 'strong'),
  ...[332, 348].map((x) => line([x, 196], [x, 214], 'raised', 7)),
  { kind: 'dot', at: [324, 246], r: 12, stroke: 'strong', width: 7 },
  panel([322, 226], [38, 50], 8, 'strong'),
  { kind: 'dot', at: [364, 254], r: 15, fill: 'raised' },
  panel([310, 270], [170, 90], 12, 'match'),
  onBright(centered(heading([395, 316], 'April 2', 42))),
];

/**
 * A snowman guards the lever for releases at quarter end. A developer with a hot drink waits behind
 * the release of April 2.
 */
export const frozenRelease: Composition = {
  width: 480,
  height: 360,
  shapes: [
    ...lever,
    ...snowman,
    {
      kind: 'line',
      points: [
        [282, 188],
        [322, 152],
        [322, 90],
      ],
      stroke: 'strong',
      width: 10,
    },
    panel([302, 0], [178, 98], 14, 'brand'),
    ...['Quarter', 'end'].map((word, index) =>
      onBrand(centered(heading([391, 30 + index * 40], word, 38))),
    ),
    ...developer,
  ],
};
