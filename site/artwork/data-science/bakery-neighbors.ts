import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';

/** Where the burrow ends, below every panel. */
const deep = 1400;

/** A school bag, which flies over the roof. */
const schoolBag: readonly Shape[] = [
  { kind: 'arc', at: [426, 34], r: 22, from: 270, to: 450, stroke: 'strong', width: 8 },
  panel([384, 34], [84, 74], 22, 'brand'),
  panel([396, 68], [60, 28], 8, 'quiet'),
  line([426, 62], [426, 76], 'strong', 8),
];

/** The roof, and a child at its window who threw the bag: no school on Friday. */
export const attic: readonly Shape[] = [
  cutOut(
    [
      [34, 154],
      [92, 38],
      [336, 38],
      [446, 154],
    ],
    'strong',
    14,
  ),
  panel([126, 6], [192, 170], 64, 'raised'),
  panel([140, 20], [164, 150], 52, 'brand'),
  {
    kind: 'face',
    at: [222, 156],
    size: 140,
    skin: 'raised',
    hair: 'strong',
    cut: 'ponytail',
    clothes: 'quiet',
    collar: 'strong',
  },
  line([182, 150], [166, 92], 'quiet', 28),
  { kind: 'dot', at: [167, 78], r: 15, fill: 'raised' },
  line([262, 150], [330, 106], 'quiet', 28),
  { kind: 'dot', at: [342, 98], r: 15, fill: 'raised' },
  ...schoolBag,
  slot([0, 146], [480, 20], 'raised'),
];

/** A mouse behind its empty plate, with a fork and a knife. The point is the tip of its nose. */
const mouse = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dots', at: [x - 26, y - 36], count: 2, gap: 52, r: 19, fill: 'quiet' },
  cutOut(
    [
      [x - 20, y - 30],
      [x + 20, y - 30],
      [x + 5, y - 4],
      [x - 5, y - 4],
    ],
    'raised',
    16,
  ),
  { kind: 'dots', at: [x - 11, y - 26], count: 2, gap: 22, r: 4, fill: 'strong' },
  { kind: 'dot', at: [x, y], r: 6, fill: 'strong' },
  slot([x - 40, y + 12], [80, 14], 'subtle'),
  line([x - 56, y - 18], [x - 56, y + 22], 'raised', 5),
  { kind: 'arc', at: [x - 56, y - 28], r: 9, from: 90, to: 270, stroke: 'raised', width: 5 },
  line([x + 56, y + 4], [x + 56, y + 22], 'raised', 5),
  line([x + 56, y - 34], [x + 56, y], 'raised', 11),
];

/** A ladder down into the burrow, as far as it is shown. */
const ladder: readonly Shape[] = [
  line([420, 700], [420, deep], 'brand', 72),
  ...[402, 438].map((x) => line([x, 730], [x, deep], 'raised', 6)),
  ...[752, 782, 812, 842, 872, 902, 932, 962, 992, 1022].map((y) =>
    line([402, y], [438, y], 'raised', 6),
  ),
];

/** A loaf that isn’t in stock anymore. The point is its middle. */
const eaten = ([x, y]: Point): Shape => ({
  kind: 'line',
  points: [
    [x, y - 17],
    [x + 13, y - 17],
    [x + 24, y - 8],
    [x + 24, y + 8],
    [x + 13, y + 17],
    [x - 13, y + 17],
    [x - 24, y + 8],
    [x - 24, y - 8],
    [x - 13, y - 17],
    [x, y - 17],
  ],
  stroke: 'quiet',
  dashed: true,
});

/** The mice’s stock of bread: one loaf. Below the drawing, the empty shelves continue. */
const pantry: readonly Shape[] = [
  cutOut(
    [
      [30, 754],
      [360, 754],
      [360, deep],
      [30, deep],
    ],
    'brand',
    16,
  ),
  ...[155, 235, 315].flatMap((x) => [eaten([x, 774]), eaten([x, 834])]),
  eaten([75, 834]),
  ...[798, 858, 918, 978].map((y) => line([40, y], [350, y], 'raised', 10)),
  line([68, 774], [82, 774], 'subtle', 38),
  line([69, 780], [81, 768], 'strong', 4),
];

/**
 * The mice’s burrow. Three mice are at a table, and their plates are empty. Their pantry is below them.
 * In a panel that is higher than the drawing, one sees more of it.
 */
export const burrow: readonly Shape[] = [
  ...ladder,
  panel([12, 614], [456, 120], 20, 'brand'),
  ...[98, 240, 382].flatMap((x) => mouse([x, 684])),
  slot([28, 706], [424, 18], 'raised'),
  ...pantry,
];
