import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';

/** Where a loaf lies in the pile: in the row from the bottom, and the place from the left. */
const place = (row: number, index: number): Point => [22 + row * 26 + index * 52, 264 - row * 42];

/** A loaf that is left over, with two cuts in its crust. */
const loaf = ([x, y]: Point): readonly Shape[] => [
  panel([x, y], [50, 40], 16, 'subtle'),
  ...[12, 27].map((cut) => line([x + cut, y + 25], [x + cut + 11, y + 11], 'strong', 3.5)),
];

/** A loaf that would have been left over before. */
const gone = ([x, y]: Point): Shape => ({
  kind: 'frame',
  at: [x + 1, y + 1],
  size: [48, 38],
  radius: 15,
  stroke: 'control',
  dashed: true,
});

const awning: readonly Shape[] = [
  panel([0, 0], [462, 58], 8, 'raised'),
  { kind: 'dots', at: [33, 56], count: 4, gap: 132, r: 33, fill: 'raised' },
  ...[66, 198, 330].map((x) => panel([x, 0], [66, 58], 0, 'quiet')),
  { kind: 'dots', at: [99, 56], count: 3, gap: 132, r: 33, fill: 'quiet' },
];

/** A clock on the wall, at seven. */
const clock: readonly Shape[] = [
  { kind: 'dot', at: [54, 140], r: 27, fill: 'raised' },
  line([54, 140], [54, 123], 'strong', 4),
  line([54, 140], [48, 151], 'strong', 4),
];

/** A cloud with two drops. */
const rain: readonly Shape[] = [
  slot([318, 194], [34, 16], 'strong'),
  { kind: 'dot', at: [337, 193], r: 10, fill: 'strong' },
  line([328, 217], [325, 223], 'strong', 3),
  line([342, 217], [339, 223], 'strong', 3),
];

/** A school with its flag. */
const school: readonly Shape[] = [
  cutOut(
    [
      [320, 257],
      [335, 247],
      [350, 257],
    ],
    'strong',
    4,
  ),
  panel([323, 258], [24, 14], 2, 'strong'),
  cutOut(
    [
      [335, 246],
      [335, 234],
      [344, 238],
      [335, 241],
    ],
    'strong',
    2.5,
  ),
];

/**
 * A bakery at closing time, with the loaves that are left and those that used to be, and a tablet
 * with tomorrow's order, which depends on the weather and on school.
 */
export const closingTime: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([14, 30], [434, 406], 20, 'brand'),
    ...awning,
    ...clock,
    ...[0, 1, 2, 3, 4].flatMap((index) => loaf(place(0, index))),
    ...[0, 1, 2].flatMap((index) => loaf(place(1, index))),
    ...[place(1, 3), place(2, 0), place(2, 1), place(2, 2), place(3, 0)].map(gone),
    panel([0, 306], [300, 16], 6, 'raised'),
    panel([26, 334], [252, 90], 14, 'match'),
    onBright(heading([44, 365], '8 of 60 left', 38)),
    onBright(plain([45, 402], '13 before', 'strong', 21)),
    panel([290, 108], [190, 332], 34, 'background'),
    panel([298, 116], [182, 316], 26, 'quiet'),
    panel([308, 126], [162, 296], 17, 'raised'),
    onBright(heading([320, 158], 'Friday', 28)),
    ...rain,
    onBright(plain([364, 205], 'Rain', 'strong', 21)),
    ...school,
    onBright(plain([364, 259], 'No school', 'strong', 21)),
    line([320, 290], [458, 290], 'subtle'),
    onBright(strong([320, 317], 'Order', 21)),
    onBright(heading([319, 360], '48', 60)),
    onBright(plain([320, 400], 'loaves', 'strong', 21)),
  ],
};
