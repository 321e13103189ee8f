import type { Composition, Shape } from '#design-system';
import { cutOut, dollarSign, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** The cake: the whole bill, with a cloud of cream and a coin on top. */
const cake: readonly Shape[] = [
  { kind: 'dot', at: [88, 36], r: 30, fill: 'raised', stroke: 'strong', width: 8 },
  ...dollarSign([88, 36], 17, 'strong'),
  panel([34, 94], [108, 70], 10, 'subtle'),
  { kind: 'dots', at: [45, 110], count: 5, gap: 21.5, r: 13, fill: 'quiet' },
  { kind: 'dots', at: [56, 86], count: 3, gap: 32, r: 24, fill: 'raised' },
  slot([32, 86], [112, 28], 'raised'),
  panel([17, 148], [142, 76], 10, 'raised'),
  onBright(centered(strong([88, 186], 'AWS bill', 33))),
  panel([0, 212], [176, 80], 10, 'subtle'),
  { kind: 'dots', at: [13, 222], count: 8, gap: 21.4, r: 14, fill: 'quiet' },
];

/** A mouse, where the slice was. */
const mouse: readonly Shape[] = [
  panel([70, 240], [90, 50], 8, 'strong'),
  { kind: 'dots', at: [94, 256], count: 2, gap: 42, r: 15, fill: 'quiet' },
  cutOut(
    [
      [101, 259],
      [129, 259],
      [117, 279],
      [113, 279],
    ],
    'raised',
    14,
  ),
  { kind: 'dots', at: [106, 263], count: 2, gap: 18, r: 3.5, fill: 'strong' },
  { kind: 'dot', at: [115, 279], r: 5, fill: 'strong' },
];

/** The client, who offers a slice on a plate. */
const client: readonly Shape[] = [
  { kind: 'face', at: [218, 290], size: 226, ...looks.grayHair, cut: 'bun' },
  panel([202, 238], [86, 32], 4, 'raised'),
  line([204, 254], [286, 254], 'quiet', 6),
  cutOut(
    [
      [206, 238],
      [268, 221],
      [284, 238],
    ],
    'quiet',
    10,
  ),
  slot([184, 266], [122, 14], 'subtle'),
  slot([194, 264], [50, 24], 'raised'),
];

/** The engineer, who declines it with one hand, and has a cupcake in the other. */
const engineer: readonly Shape[] = [
  { kind: 'face', at: [370, 290], size: 226, ...looks.turban, hair: 'control', clothes: 'raised' },
  line([322, 276], [298, 226], 'raised', 32),
  panel([272, 174], [42, 42], 14, 'quiet'),
  ...[272, 283, 294].map((x) => slot([x, 146], [10, 46], 'quiet')),
  line([307, 198], [319, 182], 'quiet', 10),
  panel([234, 6], [222, 56], 24, 'raised'),
  cutOut(
    [
      [352, 56],
      [376, 56],
      [366, 72],
    ],
    'raised',
    6,
  ),
  onBright(centered(strong([345, 35], 'No slice, thanks', 27))),
];

const cupcake: readonly Shape[] = [
  slot([388, 196], [38, 26], 'match'),
  slot([372, 207], [68, 28], 'match'),
  slot([356, 221], [100, 28], 'match'),
  cutOut(
    [
      [362, 244],
      [450, 244],
      [446, 288],
      [366, 288],
    ],
    'strong',
    8,
  ),
  ...[246, 259].map((y) => slot([338, y], [25, 12], 'quiet')),
  { ...centered(heading([407, 261], 'Our fee', 22)), fill: 'raised' },
];

/** The table, with its cloth. */
const table: readonly Shape[] = [
  panel([8, 296], [440, 64], 0, 'strong'),
  { kind: 'dots', at: [22, 306], count: 12, gap: 37.4, r: 20, fill: 'quiet' },
  slot([0, 284], [456, 24], 'raised'),
];

/**
 * A client offers a slice of the AWS bill, a tall cake. The engineer declines, because he has a cupcake
 * of his own: the fee.
 */
export const declinedSlice: Composition = {
  width: 480,
  height: 360,
  shapes: [...client, ...cake, ...mouse, ...engineer, ...cupcake, ...table],
};
