import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { heading, type Label, onBright, plain, strong, struck } from '../figure-words.ts';

const atEnd = (label: Label): Label => ({ ...label, anchor: 'end' });

/** The start and end of the text on the tablet. */
const [left, right] = [240, 412];

/** A line of the quote, with its price. */
const item = (y: number, name: string, price: string): readonly Shape[] => [
  onBright(plain([left, y], name, 'strong', 21)),
  onBright(atEnd(strong([right, y], price, 21))),
];

const ripple = (from: Point, length: number) => line(from, [from[0] + length, from[1]], 'brand', 7);

/** It stands on the sail’s yard. */
const gull: readonly Shape[] = [
  ...[46, 62].map((x) => line([x, 104], [x, 140], 'strong', 5)),
  cutOut(
    [
      [12, 104],
      [54, 82],
      [82, 66],
      [80, 98],
      [58, 114],
    ],
    'raised',
    16,
  ),
  { kind: 'dot', at: [82, 58], r: 20, fill: 'raised' },
  line([102, 60], [114, 64], 'strong', 9),
  { kind: 'dot', at: [87, 53], r: 4, fill: 'strong' },
  line([16, 101], [56, 92], 'strong', 13),
];

/** The spreadsheet’s author, who retired, sails away. The spreadsheet is the sail. */
const sailboat: readonly Shape[] = [
  line([56, 150], [56, 440], 'strong', 8),
  cutOut(
    [
      [12, 150],
      [102, 150],
      [112, 338],
      [58, 326],
      [6, 338],
    ],
    'raised',
    8,
  ),
  panel([9, 150], [96, 30], 0, 'subtle'),
  ...[180, 218, 256, 294].map((y) => line([9, y], [106, y], 'quiet', 3)),
  ...[38, 78].map((x) => line([x, 256], [x, 330], 'quiet', 3)),
  line([5, 146], [109, 146], 'strong', 10),
  ...struck(onBright(plain([14, 200], 'a day', 'strong', 24)), 55),
  ...struck(onBright(plain([14, 238], 'or more', 'strong', 24)), 83),
  { kind: 'face', at: [88, 436], size: 98, ...looks.grayHair },
  cutOut(
    [
      [7, 432],
      [132, 432],
      [112, 462],
      [26, 462],
    ],
    'brand',
    14,
  ),
];

/** The lift’s posts, and its canopy. */
const lift: readonly Shape[] = [
  ...[154, 466].map((x) => line([x, 50], [x, 508], 'raised', 16)),
  cutOut(
    [
      [166, 15],
      [442, 15],
      [464, 40],
      [144, 40],
    ],
    'brand',
    30,
  ),
  slot([128, 46], [352, 18], 'raised'),
];

/** How high the boat’s upper edge is. */
const deck = 350;

/**
 * A boat in a lift. A dealer in it holds a quote from the portal, which took 19 minutes. The old
 * spreadsheet, where quotes took a day or more, is the sail of its author’s boat.
 */
export const dealerQuote: Composition = {
  width: 480,
  height: 532,
  bleeds: true,
  shapes: [
    ground(424, 'strong'),
    ripple([-bleed, 494], bleed + 60),
    ripple([212, 500], 150),
    ripple([350, 478], bleed),
    ...sailboat,
    ...gull,
    ...lift,
    { kind: 'face', at: [186, deck + 6], size: 150, ...looks.curls },
    panel([222, 78], [208, 290], 18, 'strong'),
    panel([230, 86], [192, 282], 12, 'raised'),
    onBright(heading([left, 120], 'Quote 2214', 29)),
    ...item(166, 'Boat lift', '$9,480'),
    ...item(204, 'Canopy', '$1,260'),
    ...item(242, 'Freight', '$640'),
    line([left, 270], [right, 270], 'strong', 3),
    onBright(strong([left, 306], 'Total', 21)),
    onBright(atEnd(heading([right, 306], '$11,380', 30))),
    ...[300, 314, 328].map((y) => slot([208, y], [25, 13], 'subtle')),
    cutOut(
      [
        [122, deck + 4],
        [434, deck + 4],
        [430, 438],
        [188, 438],
      ],
      'match',
      14,
    ),
    line([114, deck], [438, deck], 'strong', 8),
    line([447, 390], [447, 446], 'strong', 14),
    panel([438, 336], [40, 62], 14, 'strong'),
    onBright(plain([186, 376], 'Asked at 10:02', 'strong', 21)),
    onBright(heading([185, 412], 'Sent 10:21', 40)),
    { kind: 'tick', at: [412, 414], r: 12, stroke: 'strong', width: 5 },
    slot([138, 442], [342, 18], 'raised'),
    ...[132, 436].map((x) => slot([x, 510], [44, 10], 'brand')),
  ],
};
