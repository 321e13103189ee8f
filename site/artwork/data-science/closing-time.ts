import type { Composition, Point, Shape } from '#design-system';
import { cutOut, ground, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** Where a loaf lies in the pile: in the row from the bottom, and the place from the left. */
const place = (row: number, index: number): Point => [28 + row * 26 + index * 52, 260 - row * 40];

/** A loaf that is left over, with a cut in its crust. */
const loaf = ([x, y]: Point): readonly Shape[] => [
  panel([x, y], [50, 38], 17, 'subtle'),
  line([x + 19, y + 24], [x + 31, y + 12], 'strong', 4),
];

/** A loaf that would have been left over before. */
const gone = ([x, y]: Point): Shape => ({
  kind: 'frame',
  at: [x + 2, y + 1],
  size: [46, 36],
  radius: 16,
  stroke: 'quiet',
  dashed: true,
});

const awning: readonly Shape[] = [
  panel([0, 64], [310, 36], 6, 'raised'),
  { kind: 'dots', at: [31, 100], count: 3, gap: 124, r: 31, fill: 'raised' },
  ...[62, 186].map((x) => panel([x, 64], [62, 36], 0, 'quiet')),
  { kind: 'dots', at: [93, 100], count: 2, gap: 124, r: 31, fill: 'quiet' },
];

/** The baker in the doorway, who wears a tablet like a sandwich board. */
const baker: readonly Shape[] = [
  ...[362, 420].flatMap((x): readonly Shape[] => [
    line([x, 400], [x, 432], 'strong', 22),
    slot([x - 21, 428], [42, 22], 'strong'),
  ]),
  {
    kind: 'face',
    at: [391, 208],
    size: 116,
    skin: 'subtle',
    hair: 'strong',
    cut: 'sidePart',
    clothes: 'raised',
    collar: 'brand',
    wears: 'mustache',
  },
  { kind: 'dots', at: [368, 96], count: 3, gap: 23, r: 19, fill: 'raised' },
  panel([366, 98], [50, 34], 5, 'raised'),
  panel([304, 184], [174, 228], 22, 'strong'),
  panel([312, 192], [158, 212], 14, 'raised'),
  ...[300, 466].map((x) => slot([x, 312], [14, 36], 'subtle')),
];

/** A cloud with two drops. */
const rain: readonly Shape[] = [
  slot([322, 239], [34, 15], 'strong'),
  { kind: 'dot', at: [341, 238], r: 9, fill: 'strong' },
  line([332, 260], [330, 264], 'strong', 3),
  line([346, 260], [344, 264], 'strong', 3),
];

const school: readonly Shape[] = [
  cutOut(
    [
      [324, 283],
      [339, 273],
      [354, 283],
    ],
    'strong',
    4,
  ),
  panel([327, 282], [24, 14], 2, 'strong'),
];

/** It waits with a napkin around its neck. */
const pigeon: readonly Shape[] = [
  ...[248, 263].map((x) => line([x, 424], [x, 450], 'strong', 4)),
  cutOut(
    [
      [216, 434],
      [248, 396],
      [266, 366],
      [272, 402],
      [252, 420],
    ],
    'strong',
    20,
  ),
  { kind: 'dot', at: [257, 404], r: 26, fill: 'strong' },
  { kind: 'dot', at: [266, 360], r: 16, fill: 'strong' },
  line([283, 358], [289, 356], 'raised', 8),
  { kind: 'dot', at: [269, 355], r: 4, fill: 'raised' },
  cutOut(
    [
      [254, 379],
      [281, 377],
      [272, 404],
    ],
    'raised',
    5,
  ),
  line([228, 430], [252, 408], 'quiet', 7),
];

/**
 * A bakery at closing time, with the loaves that are left and those that used to be. The baker wears
 * a tablet with tomorrow’s order, which depends on the weather and on school. A pigeon waits.
 */
export const closingTime: Composition = {
  width: 480,
  height: 456,
  bleeds: true,
  shapes: [
    ground(404, 'subtle'),
    panel([10, 0], [460, 400], 14, 'brand'),
    panel([10, 380], [460, 26], 0, 'brand'),
    onBrand(centered(heading([240, 34], 'Bakery', 42))),
    panel([22, 84], [266, 220], 0, 'strong'),
    panel([324, 68], [134, 338], 0, 'strong'),
    ...awning,
    ...[0, 1, 2, 3, 4].flatMap((index) => loaf(place(0, index))),
    ...[0, 1, 2].flatMap((index) => loaf(place(1, index))),
    ...[place(1, 3), place(2, 0), place(2, 1), place(2, 2), place(3, 0)].map(gone),
    panel([12, 298], [286, 14], 5, 'raised'),
    panel([22, 322], [190, 74], 12, 'match'),
    onBright(heading([32, 348], '8 of 60 left', 34)),
    onBright(plain([33, 379], '13 before', 'strong', 21)),
    ...baker,
    onBright(heading([322, 214], 'Friday', 26)),
    ...rain,
    onBright(plain([364, 250], 'Rain', 'strong', 21)),
    ...school,
    onBright(plain([364, 284], 'No school', 'strong', 21)),
    line([322, 307], [460, 307], 'subtle'),
    onBright(strong([322, 327], 'Order', 21)),
    onBright(heading([321, 368], '48', 60)),
    onBright(plain([396, 376], 'loaves', 'strong', 21)),
    ...pigeon,
  ],
};
