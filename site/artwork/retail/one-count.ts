import type { Composition, Point, Shape, Size } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, type Label, onBright, strong, struck } from '../figure-words.ts';
import { cart, cat, shoeBox } from './shoe-boxes.ts';

/** A screen with a thick edge. */
const screen = (at: Point, size: Size, radius: number): Shape => ({
  kind: 'frame',
  at,
  size,
  radius,
  fill: 'raised',
  stroke: 'strong',
  width: 10,
});

/** A word in chalk. */
const chalk = (label: Label): Label => ({ ...label, fill: 'raised' });

/** The wall of shoe boxes, and the ladder in front of it. */
const shelf: readonly Shape[] = [
  panel([236, 0], [244, 400], 8, 'brand'),
  ...[256, 372].flatMap((x) => shoeBox([x, 26], [84, 58], 'quiet', 'subtle')),
  panel([236, 84], [244, 10], 0, 'strong'),
  ...shoeBox([252, 322], [76, 78], 'quiet', 'subtle'),
  ...[350, 462].map((x) => line([x, 16], [x, 393], 'raised', 12)),
  ...[304, 366].map((y) => line([350, y], [462, y], 'raised', 12)),
];

/** The clerk on the ladder, who holds the scanner. */
const clerk: readonly Shape[] = [
  panel([367, 226], [78, 118], 14, 'strong'),
  line([406, 290], [406, 342], 'brand', 6),
  { kind: 'dots', at: [386, 348], count: 2, gap: 40, r: 14, fill: 'quiet' },
  { kind: 'face', at: [406, 252], size: 190, ...looks.beard, clothes: 'strong' },
  line([458, 238], [462, 282], 'strong', 30),
  { kind: 'dot', at: [462, 302], r: 16, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [354, 238],
      [330, 276],
      [292, 258],
      [292, 210],
    ],
    stroke: 'strong',
    width: 30,
  },
  { kind: 'dot', at: [294, 252], r: 19, fill: 'raised' },
  screen([253, 105], [78, 112], 14),
  onBright(centered(heading([292, 144], '12', 46))),
  onBright(centered(strong([292, 186], 'left', 23))),
];

/** The customer, whose phone has the same count. */
const customer: readonly Shape[] = [
  { kind: 'face', at: [80, 300], size: 196, ...looks.headscarf, skin: 'quiet', clothes: 'control' },
  line([130, 288], [180, 266], 'control', 34),
  screen([138, 91], [86, 172], 16),
  onBright(centered(strong([181, 126], 'Size 9', 23))),
  onBright(centered(heading([181, 178], '12', 46))),
  onBright(centered(strong([181, 216], 'left', 23))),
  slot([204, 238], [34, 18], 'quiet'),
];

/** The board with the canceled orders of both years. */
const board: readonly Shape[] = [
  cutOut(
    [
      [20, 286],
      [174, 286],
      [188, 393],
      [6, 393],
    ],
    'quiet',
    12,
  ),
  panel([24, 286], [146, 94], 6, 'strong'),
  chalk(strong([36, 306], 'Canceled', 24)),
  chalk(heading([34, 350], '11', 52)),
  ...struck(chalk(strong([102, 350], '183', 30)), 50),
];

/**
 * Black Friday in a shoe store. The clerk’s scanner and the customer’s phone have the same count, and
 * a board has the canceled orders, with last year’s struck out. A cat pulls a lace.
 */
export const oneCount: Composition = {
  width: 480,
  height: 400,
  bleeds: true,
  shapes: [
    panel([8, 4], [240, 60], 12, 'strong'),
    chalk(centered(heading([122, 34], 'Black Friday', 36))),
    ...shelf,
    ...clerk,
    ...customer,
    ...board,
    { kind: 'dot', at: [238, 150], r: 20, fill: 'match' },
    ...[145, 155].map((y) => line([230, y], [246, y], 'strong', 5)),
    ...cart,
    ...cat,
  ],
};
