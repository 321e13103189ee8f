import type { Point, Shape, Tone } from '#design-system';
import { cutOut, dollarSign, line, panel, scene, slot } from '../figure-shapes.ts';
import { onBright, strong } from '../figure-words.ts';

/** A roofer's logo. The point is the middle of its lower edge. */
const roofLogo = ([x, y]: Point, half: number, stroke: Tone, width: number): Shape => ({
  kind: 'line',
  points: [
    [x - half, y],
    [x, y - half],
    [x + half, y],
  ],
  stroke,
  width,
});

/** A roofer's van, with the space that the logo needs around it. */
export const brandIdentity = scene('accent', [
  ...[5, 18].map((y) => line([24, y], [196, y], 'strong', 5)),
  ...[57, 92, 127, 162].map((x) => line([x, 5], [x, 18], 'strong', 4)),
  ...[36, 176].map((x) => panel([x, 5], [10, 22], 0, 'strong')),
  panel([12, 26], [202, 66], 10, 'brand'),
  cutOut(
    [
      [200, 40],
      [240, 40],
      [260, 62],
      [284, 68],
      [284, 86],
      [200, 86],
    ],
    'brand',
    12,
  ),
  cutOut(
    [
      [224, 44],
      [239, 44],
      [253, 62],
      [224, 62],
    ],
    'raised',
    4,
  ),
  panel([26, 26], [14, 66], 0, 'strong'),
  panel([40, 26], [32, 66], 0, 'raised'),
  { kind: 'frame', at: [102, 30], size: [84, 57], radius: 4, stroke: 'raised', dashed: true },
  { kind: 'dot', at: [144, 58.5], r: 22, fill: 'raised' },
  roofLogo([144, 65], 14, 'strong', 9),
  ...[56, 236].flatMap((x): readonly Shape[] => [
    { kind: 'dot', at: [x, 86], r: 18, fill: 'strong' },
    { kind: 'dot', at: [x, 86], r: 7, fill: 'raised' },
  ]),
  panel([0, 102], [300, 6], 0, 'strong'),
]);

/** A signpost to what buyers search for, and a house with a hole in its roof. */
export const buyersWords = scene('accent', [
  slot([52, 0], [14, 100], 'strong'),
  cutOut(
    [
      [16, 14],
      [184, 14],
      [203, 34],
      [184, 54],
      [16, 54],
    ],
    'raised',
    8,
  ),
  onBright(strong([22, 35], 'roof repair', 33)),
  cutOut(
    [
      [28, 68],
      [120, 68],
      [120, 86],
      [28, 86],
      [16, 77],
    ],
    'brand',
    8,
  ),
  slot([36, 74], [70, 6], 'quiet'),
  panel([230, 56], [58, 48], 0, 'raised'),
  panel([263, 16], [14, 30], 0, 'strong'),
  cutOut(
    [
      [222, 58],
      [259, 24],
      [296, 58],
    ],
    'brand',
    8,
  ),
  panel([240, 40], [12, 8], 0, 'strong'),
  panel([246, 46], [16, 8], 0, 'strong'),
  panel([238, 72], [18, 32], 0, 'strong'),
  panel([264, 72], [16, 16], 0, 'strong'),
  panel([0, 98], [300, 10], 0, 'strong'),
]);

/** A billboard that runs on a parking meter. */
export const meteredAd = scene('accent', [
  ...[56, 140].flatMap((x) => [
    panel([x - 3, 6], [6, 14], 0, 'strong'),
    slot([x - 20, 1], [40, 9], 'strong'),
  ]),
  ...[36, 148].map((x) => panel([x, 80], [12, 28], 0, 'strong')),
  panel([8, 18], [180, 68], 6, 'strong'),
  panel([14, 24], [168, 56], 2, 'raised'),
  roofLogo([60, 66], 28, 'brand', 13),
  slot([106, 46], [62, 12], 'brand'),
  line([156, 96], [240, 96], 'strong', 5),
  panel([235, 80], [22, 28], 0, 'strong'),
  { kind: 'dot', at: [246, 41], r: 39, fill: 'brand' },
  panel([207, 30], [78, 60], 12, 'brand'),
  { kind: 'dot', at: [246, 42], r: 28, fill: 'raised' },
  panel([212, 42], [68, 32], 0, 'brand'),
  line([246, 40], [258, 25], 'strong', 5),
  { kind: 'dot', at: [246, 62], r: 15, fill: 'match' },
  ...dollarSign([246, 62], 10, 'strong'),
  slot([226, 80], [40, 6], 'strong'),
]);
