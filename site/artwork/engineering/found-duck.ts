import type { Composition, Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** From one duck to the next. */
const gap = 112;

/** Rubber ducks in a row, which look to the left, with a gap around them. */
const ducks = ([x, y]: Point, count: number): readonly Shape[] => {
  const middles = Array.from({ length: count }, (_, index) => x + index * gap);
  const heads = { kind: 'dots', at: [x - 16, y - 63], count, gap } as const;
  const bodies = (fill: Tone, bottom: number, width: number) =>
    middles.map((middle) =>
      cutOut(
        [
          [middle - 36, y - 36],
          [middle + 8, y - 36],
          [middle + 40, y - 52],
          [middle + 33, y - bottom],
          [middle - 26, y - bottom],
        ],
        fill,
        width,
      ),
    );
  return [
    ...bodies('background', 15, 30),
    { ...heads, r: 31, fill: 'background' },
    ...bodies('brand', 9, 18),
    ...middles.flatMap((middle) => [
      line([middle - 49, y - 60], [middle - 38, y - 60], 'background', 24),
      line([middle - 49, y - 60], [middle - 38, y - 60], 'quiet', 14),
      line([middle + 4, y - 24], [middle + 24, y - 29], 'quiet', 9),
    ]),
    { ...heads, r: 25, fill: 'brand' },
    { ...heads, at: [x - 23, y - 67], r: 5, fill: 'raised' },
  ];
};

/** A quality engineer, up to her waist in ducks. */
const engineer: readonly Shape[] = [
  {
    kind: 'face',
    at: [394, 252],
    size: 236,
    ...looks.hardHat,
    skin: 'raised',
    clothes: 'quiet',
    collar: 'brand',
  },
  panel([310, 236], [167, 108], 10, 'quiet'),
  line([342, 250], [324, 178], 'quiet', 36),
];

/** Her magnifier, above the only duck that looks to the right. */
const magnifier: readonly Shape[] = [
  line([288, 140], [346, 172], 'brand', 20),
  { kind: 'dot', at: [212, 101], r: 94, fill: 'brand', stroke: 'quiet', width: 14 },
  line([256, 70], [278, 70], 'raised', 19),
  cutOut(
    [
      [152, 102],
      [180, 116],
      [266, 116],
      [252, 154],
      [174, 154],
    ],
    'match',
    26,
  ),
  { kind: 'dot', at: [232, 66], r: 38, fill: 'match' },
  { kind: 'dot', at: [244, 59], r: 8, fill: 'strong' },
  onBright(centered(heading([214, 134], '0412', 38))),
  { kind: 'dot', at: [324, 160], r: 21, fill: 'raised' },
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
  shapes: [...engineer, ...ducks([238, 282], 2), ...magnifier, ...ducks([182, 344], 3), ...dog],
};
