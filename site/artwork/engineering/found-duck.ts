import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** Rubber ducks in a row, which look to the left. The point is below the middle of the first. */
const ducks = ([x, y]: Point, count: number): readonly Shape[] => [
  ...Array.from({ length: count }, (_, index) => x + index * 72).flatMap((middle) => [
    line([middle - 34, y - 44], [middle - 20, y - 44], 'brand', 11),
    cutOut(
      [
        [middle - 24, y - 24],
        [middle + 10, y - 24],
        [middle + 27, y - 34],
        [middle + 22, y - 8],
        [middle - 18, y - 8],
      ],
      'quiet',
      14,
    ),
  ]),
  { kind: 'dots', at: [x - 12, y - 46], count, gap: 72, r: 18, fill: 'quiet' },
  { kind: 'dots', at: [x - 17, y - 49], count, gap: 72, r: 4, fill: 'strong' },
];

/** A quality engineer, up to her waist in ducks. */
const engineer: readonly Shape[] = [
  { kind: 'face', at: [394, 252], size: 236, ...looks.hardHat, clothes: 'brand' },
  panel([310, 236], [167, 108], 10, 'brand'),
  line([440, 250], [340, 204], 'brand', 36),
];

/** Her magnifier, above the only duck that looks to the right. */
const magnifier: readonly Shape[] = [
  line([284, 162], [318, 192], 'brand', 22),
  { kind: 'dot', at: [220, 101], r: 94, fill: 'raised', stroke: 'brand', width: 14 },
  line([266, 70], [284, 70], 'brand', 19),
  cutOut(
    [
      [158, 104],
      [190, 118],
      [270, 118],
      [256, 152],
      [186, 152],
    ],
    'quiet',
    26,
  ),
  { kind: 'dot', at: [240, 68], r: 37, fill: 'quiet' },
  { kind: 'dot', at: [252, 61], r: 8, fill: 'strong' },
  panel([172, 112], [98, 42], 10, 'match'),
  onBright(centered(heading([221, 134], '0412', 34))),
  { kind: 'dot', at: [324, 196], r: 21, fill: 'quiet' },
];

/** A dog with a detective’s cap, which has smelled it. */
const dog: readonly Shape[] = [
  line([22, 266], [14, 156], 'brand', 15),
  ...[24, 46, 82, 104].map((x) => line([x, 286], [x, 336], 'brand', 16)),
  cutOut(
    [
      [30, 264],
      [98, 258],
      [98, 278],
      [30, 284],
    ],
    'brand',
    32,
  ),
  line([92, 256], [92, 214], 'brand', 36),
  line([76, 240], [108, 240], 'raised', 9),
  { kind: 'dot', at: [94, 152], r: 9, fill: 'brand' },
  { kind: 'dot', at: [94, 182], r: 31, fill: 'quiet' },
  panel([64, 182], [62, 50], 20, 'brand'),
  slot([84, 194], [78, 38], 'brand'),
  slot([52, 176], [96, 14], 'quiet'),
  slot([58, 188], [26, 58], 'quiet'),
  { kind: 'dot', at: [154, 203], r: 10, fill: 'strong' },
  { kind: 'dot', at: [112, 206], r: 5, fill: 'raised' },
];

/**
 * A quality engineer is up to her waist in rubber ducks. With a magnifier and a dog, she has found the
 * bad one by its serial number.
 */
export const foundDuck: Composition = {
  width: 480,
  height: 344,
  shapes: [
    ...engineer,
    ...ducks([229, 220], 1),
    ...magnifier,
    ...ducks([193, 282], 4),
    ...ducks([157, 344], 5),
    ...dog,
  ],
};
