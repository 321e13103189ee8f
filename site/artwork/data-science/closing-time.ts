import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, ground, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { attic, burrow } from './bakery-neighbors.ts';

/** Where a loaf lies in the pile: in the row from the bottom, and the place from the left. */
const place = (row: number, index: number): Point => [28 + row * 26 + index * 52, 412 - row * 40];

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
  panel([0, 216], [310, 36], 6, 'raised'),
  { kind: 'dots', at: [31, 252], count: 3, gap: 124, r: 31, fill: 'raised' },
  ...[62, 186].map((x) => panel([x, 216], [62, 36], 0, 'quiet')),
  { kind: 'dots', at: [93, 252], count: 2, gap: 124, r: 31, fill: 'quiet' },
];

/** The baker in the doorway, who wears a tablet like a sandwich board. */
const baker: readonly Shape[] = [
  ...[362, 420].flatMap((x): readonly Shape[] => [
    line([x, 552], [x, 584], 'strong', 22),
    slot([x - 21, 580], [42, 22], 'strong'),
  ]),
  {
    kind: 'face',
    at: [391, 360],
    size: 116,
    skin: 'subtle',
    hair: 'strong',
    cut: 'sidePart',
    clothes: 'raised',
    collar: 'brand',
    wears: 'mustache',
  },
  { kind: 'dots', at: [368, 248], count: 3, gap: 23, r: 19, fill: 'raised' },
  panel([366, 250], [50, 34], 5, 'raised'),
  panel([304, 336], [174, 228], 22, 'strong'),
  panel([312, 344], [158, 212], 14, 'raised'),
  ...[300, 466].map((x) => slot([x, 464], [14, 36], 'subtle')),
];

/** A cloud with two drops. */
const rain: readonly Shape[] = [
  slot([322, 391], [34, 15], 'strong'),
  { kind: 'dot', at: [341, 390], r: 9, fill: 'strong' },
  line([332, 412], [330, 416], 'strong', 3),
  line([346, 412], [344, 416], 'strong', 3),
];

const school: readonly Shape[] = [
  cutOut(
    [
      [324, 435],
      [339, 425],
      [354, 435],
    ],
    'strong',
    4,
  ),
  panel([327, 434], [24, 14], 2, 'strong'),
];

/** It waits with a napkin around its neck. */
const pigeon: readonly Shape[] = [
  ...[248, 263].map((x) => line([x, 576], [x, 602], 'strong', 4)),
  cutOut(
    [
      [216, 586],
      [248, 548],
      [266, 518],
      [272, 554],
      [252, 572],
    ],
    'strong',
    20,
  ),
  { kind: 'dot', at: [257, 556], r: 26, fill: 'strong' },
  { kind: 'dot', at: [266, 512], r: 16, fill: 'strong' },
  line([283, 510], [289, 508], 'raised', 8),
  { kind: 'dot', at: [269, 507], r: 4, fill: 'raised' },
  cutOut(
    [
      [254, 531],
      [281, 529],
      [272, 556],
    ],
    'raised',
    5,
  ),
  line([228, 582], [252, 560], 'quiet', 7),
];

/**
 * A bakery at closing time, with the loaves that are left and those that used to be. The baker wears
 * a tablet with tomorrow’s order, which depends on the weather and on school. A child is happy about
 * that, and the animals that want leftovers are not.
 */
export const closingTime: Composition = {
  width: 480,
  height: 780,
  bleeds: true,
  shapes: [
    ground(560, 'strong'),
    line([-bleed, 580], [480 + bleed, 580], 'subtle', 48),
    ...attic,
    panel([10, 152], [460, 400], 14, 'brand'),
    panel([10, 532], [460, 26], 0, 'brand'),
    onBrand(centered(heading([240, 186], 'Bakery', 42))),
    panel([22, 236], [266, 220], 0, 'strong'),
    panel([324, 220], [134, 338], 0, 'strong'),
    ...awning,
    ...[0, 1, 2, 3, 4].flatMap((index) => loaf(place(0, index))),
    ...[0, 1, 2].flatMap((index) => loaf(place(1, index))),
    ...[place(1, 3), place(2, 0), place(2, 1), place(2, 2), place(3, 0)].map(gone),
    panel([12, 450], [286, 14], 5, 'raised'),
    panel([22, 474], [190, 74], 12, 'match'),
    onBright(heading([32, 500], '8 of 60 left', 34)),
    onBright(plain([33, 531], '13 before', 'strong', 21)),
    ...baker,
    onBright(heading([322, 366], 'Friday', 26)),
    ...rain,
    onBright(plain([364, 402], 'Rain', 'strong', 21)),
    ...school,
    onBright(plain([364, 436], 'No school', 'strong', 21)),
    line([322, 459], [460, 459], 'subtle'),
    onBright(strong([322, 479], 'Order', 21)),
    onBright(heading([321, 520], '48', 60)),
    onBright(plain([396, 528], 'loaves', 'strong', 21)),
    ...pigeon,
    ...burrow,
  ],
};
