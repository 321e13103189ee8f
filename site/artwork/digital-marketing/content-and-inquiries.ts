import type { Shape, Tone } from '#design-system';
import { cutOut, heart, line, panel, scene, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A typewriter with an article and its author's name, and the author's hard hat. */
export const byline = scene('accent', [
  panel([58, 2], [108, 60], 4, 'raised'),
  centered(onBright(strong([112, 18], 'by Rosa', 26))),
  slot([72, 34], [80, 5], 'brand'),
  line([22, 50], [12, 30], 'strong', 6),
  slot([14, 43], [196, 16], 'brand'),
  cutOut(
    [
      [48, 58],
      [176, 58],
      [200, 92],
      [24, 92],
    ],
    'strong',
    12,
  ),
  { kind: 'dots', at: [56, 61], count: 8, gap: 16, r: 4.5, fill: 'raised' },
  { kind: 'dots', at: [50, 72], count: 8, gap: 17.7, r: 4.5, fill: 'raised' },
  slot([72, 80], [80, 6], 'raised'),
  { kind: 'dot', at: [254, 74], r: 34, fill: 'raised' },
  panel([244, 34], [20, 46], 7, 'brand'),
  ...[228, 273].map((x) => slot([x, 54], [7, 30], 'brand')),
  slot([212, 78], [84, 12], 'strong'),
  panel([0, 90], [300, 18], 0, 'brand'),
]);

/** A cup of coffee, with a question and its answer above it. */
const cup = (x: number, tone: Tone): readonly Shape[] => [
  { kind: 'arc', at: [x + 72, 76], r: 15, from: 0, to: 180, stroke: tone, width: 10 },
  panel([x, 50], [76, 56], 16, tone),
  panel([x - 22, 2], [74, 30], 12, 'raised'),
  cutOut(
    [
      [x - 8, 30],
      [x - 8, 40],
      [x + 4, 30],
    ],
    'raised',
    3,
  ),
  slot([x - 8, 14], [44, 6], tone),
  panel([x + 38, 12], [62, 30], 12, tone),
  cutOut(
    [
      [x + 76, 40],
      [x + 90, 50],
      [x + 90, 40],
    ],
    tone,
    3,
  ),
  { kind: 'tick', at: [x + 69, 28], r: 10, stroke: 'raised', width: 5 },
];

/** Two cups, each for a channel, at which every question is answered. */
export const answeredChannels = scene('accent', [
  ...cup(39, 'brand'),
  ...heart([77, 72], 9, 'raised'),
  ...cup(183, 'strong'),
  cutOut(
    [
      [213, 66],
      [233, 77],
      [213, 88],
    ],
    'raised',
    5,
  ),
  panel([0, 100], [300, 8], 0, 'strong'),
]);

const mailbox = (x: number): readonly Shape[] => [
  { kind: 'dot', at: [x, 36], r: 32, fill: 'brand' },
  panel([x - 32, 36], [64, 46], 0, 'brand'),
];

/** A mailbox with a raised flag and a letter. */
const openMailbox = (x: number): readonly Shape[] => [
  ...mailbox(x),
  panel([x - 26, 12], [52, 64], 24, 'strong'),
  panel([x - 22, 40], [44, 36], 3, 'raised'),
  {
    kind: 'line',
    points: [
      [x - 18, 44],
      [x, 58],
      [x + 18, 44],
    ],
    stroke: 'strong',
    width: 4,
  },
  panel([x + 35, 14], [6, 56], 0, 'strong'),
  panel([x + 35, 14], [19, 16], 2, 'strong'),
];

/** Mailboxes, of which only those with a raised flag got a letter. */
export const consent = scene('accent', [
  ...openMailbox(40),
  ...mailbox(140),
  slot([126, 26], [28, 8], 'quiet'),
  panel([172, 58], [32, 6], 0, 'strong'),
  panel([188, 58], [16, 16], 2, 'strong'),
  ...openMailbox(240),
  panel([0, 80], [300, 12], 0, 'strong'),
  ...[83, 203].map((x) => panel([x, 90], [14, 18], 0, 'strong')),
]);

/** A team's shirt with the number of inquiries. */
const shirt = (
  x: number,
  cloth: 'brand' | 'raised',
  trim: Tone,
  number: 'onBrand' | 'strong',
): readonly Shape[] => [
  cutOut(
    [
      [x - 34, 17],
      [x - 62, 40],
      [x - 50, 56],
      [x - 34, 46],
      [x - 34, 97],
      [x + 34, 97],
      [x + 34, 46],
      [x + 50, 56],
      [x + 62, 40],
      [x + 34, 17],
    ],
    cloth,
    10,
  ),
  { kind: 'dot', at: [x, 14], r: 14, fill: 'background' },
  { kind: 'arc', at: [x, 12], r: 15, from: 90, to: 270, stroke: trim, width: 5 },
  ...[-1, 1].map((side) => line([x + side * 62, 40], [x + side * 50, 56], trim, 7)),
  centered({ ...heading([x, 66], '20', 52), fill: number }),
];

/** The shirts of two teams on a clothesline. They have the same number. */
export const oneNumber = scene('accent', [
  ...shirt(78, 'brand', 'raised', 'onBrand'),
  ...shirt(222, 'raised', 'brand', 'strong'),
  panel([0, 8], [300, 4], 0, 'strong'),
  ...[50, 106, 194, 250].map((x) => slot([x - 3, 2], [7, 20], 'strong')),
]);
