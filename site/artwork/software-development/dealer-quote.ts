import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { heading, type Label, onBright, plain, strong } from '../figure-words.ts';
import { gull, sailboat } from './sailing-author.ts';

const atEnd = (label: Label): Label => ({ ...label, anchor: 'end' });

/** The start and end of the text on the tablet. */
const [left, right] = [229, 429];

/** A line of the quote, with its price. */
const item = (y: number, name: string, price: string): readonly Shape[] => [
  onBright(plain([left, y], name, 'strong', 24)),
  onBright(atEnd(strong([right, y], price, 24))),
];

const ripple = (from: Point, length: number) => line(from, [from[0] + length, from[1]], 'brand', 7);

/** The lift’s posts, and its canopy. */
const lift: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [154, 602],
      [154, 54],
      [466, 54],
      [466, 602],
    ],
    stroke: 'raised',
    width: 16,
  },
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

const clouds: readonly Shape[] = [
  line([30, -14], [124, -14], 'raised', 48),
  line([62, -36], [92, -36], 'raised', 60),
  line([404, -57], [bleed, -57], 'raised', 40),
];

/** A fish that swims along. */
const fish: readonly Shape[] = [
  cutOut(
    [
      [14, 598],
      [40, 611],
      [56, 600],
      [86, 600],
      [100, 614],
      [86, 628],
      [56, 628],
      [40, 617],
      [14, 630],
    ],
    'quiet',
    12,
  ),
  { kind: 'dot', at: [88, 609], r: 5, fill: 'strong' },
];

/** How high the boat’s upper edge is. */
const deck = 432;

/**
 * A boat in a lift. A dealer in it holds a quote from the portal, which took 19 minutes. The old
 * spreadsheet, where quotes took a day or more, is the sail of its author’s boat.
 */
export const dealerQuote: Composition = {
  width: 480,
  height: 620,
  bleeds: true,
  shapes: [
    ground(506, 'strong'),
    ripple([214, 580], 170),
    ripple([390, 562], bleed),
    ripple([290, 666], bleed),
    ripple([40, 674], 150),
    ...clouds,
    ...fish,
    ...sailboat,
    ...gull,
    ...lift,
    { kind: 'face', at: [180, deck + 6], size: 176, ...looks.curls },
    panel([211, 92], [236, 350], 18, 'strong'),
    panel([219, 100], [220, 342], 12, 'raised'),
    onBright(heading([left, 140], 'Quote 2214', 35)),
    ...item(198, 'Boat lift', '$9,480'),
    ...item(244, 'Canopy', '$1,260'),
    ...item(290, 'Freight', '$640'),
    line([left, 326], [right, 326], 'strong', 3),
    onBright(strong([left, 372], 'Total', 24)),
    onBright(atEnd(heading([right, 372], '$11,380', 34))),
    ...[376, 391, 406].map((y) => slot([197, y], [27, 14], 'subtle')),
    cutOut(
      [
        [122, deck + 4],
        [434, deck + 4],
        [430, 520],
        [188, 520],
      ],
      'match',
      14,
    ),
    line([114, deck], [438, deck], 'strong', 8),
    line([447, 472], [447, 530], 'strong', 14),
    panel([438, 418], [40, 62], 14, 'strong'),
    onBright(plain([186, 458], 'Asked at 10:02', 'strong', 21)),
    onBright(heading([185, 494], 'Sent 10:21', 40)),
    { kind: 'tick', at: [412, 496], r: 12, stroke: 'strong', width: 5 },
    slot([138, 524], [342, 18], 'raised'),
    ...[132, 436].map((x) => slot([x, 602], [44, 10], 'brand')),
  ],
};
