import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** One layer of the cake, with icing that drips. `x` is its left end, `y` its upper edge. */
const layer = (
  [x, y]: Point,
  drops: number,
  tall: number,
  fill: 'raised' | 'subtle',
): readonly Shape[] => {
  const width = drops * 26;
  return [
    panel([x, y + 8], [width, tall - 8], 8, fill),
    { kind: 'dots', at: [x + 13, y + 18], count: drops, gap: 26, r: 13, fill: 'quiet' },
    slot([x, y], [width, 28], 'quiet'),
  ];
};

/** The cake: the whole bill, on a stand. */
const cake: readonly Shape[] = [
  ...layer([45, 262], 6, 92, 'subtle'),
  ...layer([32, 340], 7, 90, 'raised'),
  onBright(centered(strong([123, 395], 'AWS bill', 37))),
  ...layer([6, 416], 9, 92, 'subtle'),
  slot([0, 500], [246, 24], 'raised'),
];

/** A mouse, where the slice was. */
const mouse: readonly Shape[] = [
  panel([130, 450], [110, 50], 10, 'strong'),
  { kind: 'dots', at: [161, 464], count: 2, gap: 46, r: 17, fill: 'quiet' },
  cutOut(
    [
      [169, 467],
      [199, 467],
      [186, 489],
      [182, 489],
    ],
    'raised',
    14,
  ),
  { kind: 'dots', at: [174, 472], count: 2, gap: 20, r: 4, fill: 'strong' },
  { kind: 'dot', at: [184, 489], r: 6, fill: 'strong' },
];

/** The client on top of the cake, with a fork in one hand. */
const client: readonly Shape[] = [
  ...[24, 37, 50, 63].map((x) => line([x, 14], [x, 56], 'raised', 7)),
  slot([20, 46], [47, 44], 'raised'),
  line([43, 80], [43, 170], 'raised', 10),
  { kind: 'face', at: [123, 250], size: 212, ...looks.grayHair, cut: 'bun' },
  panel([48, 240], [150, 34], 12, 'strong'),
  line([74, 226], [45, 172], 'strong', 32),
  slot([25, 144], [37, 37], 'raised'),
  line([166, 226], [216, 238], 'strong', 32),
];

/** Her legs, which hang down. */
const legs: readonly Shape[] = [-1, 1].flatMap((side) => [
  line([123 + side * 24, 270], [123 + side * 26, 322], 'strong', 36),
  slot([123 + side * 32 - 26, 326], [52, 26], 'raised'),
]);

/** The slice that she offers, on a plate. */
const slice: readonly Shape[] = [
  cutOut(
    [
      [202, 168],
      [282, 134],
      [294, 168],
    ],
    'quiet',
    12,
  ),
  panel([196, 166], [104, 46], 6, 'raised'),
  line([200, 189], [296, 189], 'quiet', 9),
  slot([184, 210], [126, 16], 'subtle'),
  slot([204, 218], [50, 28], 'raised'),
];

/** The engineer, who stops it with one hand. */
const engineer: readonly Shape[] = [
  ...[-1, 1].flatMap((side) => [
    line([376 + side * 32, 430], [376 + side * 34, 500], 'strong', 46),
    slot([376 + side * 44 - 38, 496], [76, 28], 'subtle'),
  ]),
  { kind: 'face', at: [376, 384], size: 230, ...looks.turban, hair: 'control', clothes: 'raised' },
  panel([295, 372], [162, 74], 13, 'raised'),
  line([316, 386], [280, 326], 'raised', 38),
  panel([254, 266], [50, 50], 16, 'quiet'),
  ...[254, 268, 282].map((x) => slot([x, 236], [12, 52], 'quiet')),
  line([296, 300], [312, 276], 'quiet', 12),
];

/** What he says. */
const answer: readonly Shape[] = [
  panel([314, 8], [158, 106], 28, 'raised'),
  cutOut(
    [
      [378, 106],
      [406, 106],
      [384, 150],
    ],
    'raised',
    6,
  ),
  onBright(centered(strong([393, 43], 'No slice,', 32))),
  onBright(centered(strong([393, 80], 'thanks', 32))),
];

/** His cupcake: the fee. It stands on his other hand. */
const cupcake: readonly Shape[] = [
  line([438, 392], [456, 444], 'raised', 38),
  slot([392, 324], [44, 32], 'match'),
  slot([372, 338], [84, 36], 'match'),
  slot([352, 358], [124, 40], 'match'),
  cutOut(
    [
      [360, 390],
      [468, 390],
      [458, 446],
      [370, 446],
    ],
    'strong',
    8,
  ),
  { ...centered(heading([414, 416], 'Our fee', 25)), fill: 'raised' },
  slot([384, 440], [80, 26], 'quiet'),
];

/**
 * A client sits on the AWS bill, a tall cake, and offers a slice of it. The engineer declines, because
 * he has a cupcake of his own: the fee.
 */
export const declinedSlice: Composition = {
  width: 480,
  height: 524,
  shapes: [...client, ...cake, ...mouse, ...legs, ...slice, ...engineer, ...cupcake, ...answer],
};
