import type { Point, Shape } from '#design-system';
import { arm, cutOut, dollarSign, eyes, line, panel, room, slot, waves } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A cuckoo clock, with an open door at its side. It’s five o’clock. */
const clock: readonly Shape[] = [
  ...[
    [38, 92],
    [74, 97],
  ].flatMap(([x = 0, y = 0]) => [
    line([x, 84], [x, y], 'strong', 5),
    slot([x - 8, y], [16, 20], 'strong'),
  ]),
  panel([14, 36], [116, 50], 6, 'brand'),
  panel([94, 46], [36, 40], 14, 'strong'),
  cutOut(
    [
      [72, 6],
      [138, 38],
      [6, 38],
    ],
    'strong',
    6,
  ),
  { kind: 'dot', at: [54, 56], r: 26, fill: 'raised', stroke: 'strong', width: 5 },
  {
    kind: 'line',
    points: [
      [54, 38],
      [54, 56],
      [61, 68],
    ],
    stroke: 'strong',
    width: 6,
  },
];

/** The spring on which the cuckoo comes out. */
const spring: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [116, 70],
      [126, 54],
      [136, 84],
      [146, 54],
      [156, 84],
      [166, 70],
    ],
    stroke: 'strong',
    width: 6,
  },
  line([170, 56], [170, 98], 'strong', 8),
];

const edge: readonly [Point, Point, ...Point[]] = [
  [240, 16],
  [288, 16],
  [288, 104],
  [276, 96],
  [264, 104],
  [252, 96],
  [240, 104],
];

/** Friday’s bill. */
const bill: readonly Shape[] = [
  cutOut(edge, 'strong', 12),
  cutOut(edge, 'match', 4),
  onBright(centered(heading([264, 32], 'Fri', 26))),
  ...dollarSign([264, 70], 20, 'strong'),
];

/** Weekly: an engineer pops out of a cuckoo clock with a bill, because it’s Friday. */
export const weekly = room('quiet', [
  ...clock,
  ...spring,
  line([194, 98], [222, 98], 'strong', 20),
  slot([218, 84], [15, 32], 'raised'),
  line([194, 88], [196, 74], 'brand', 40),
  ...bill,
  ...arm([202, 76], [238, 60], 'brand', 'raised'),
  line([184, 24], [166, 16], 'strong', 10),
  line([186, 20], [176, 6], 'strong', 10),
  line([194, 18], [194, 6], 'strong', 10),
  { kind: 'dot', at: [192, 38], r: 25, fill: 'strong' },
  { kind: 'dot', at: [200, 45], r: 22, fill: 'raised' },
  eyes([196, 40]),
  { kind: 'dot', at: [206, 54], r: 6, fill: 'strong' },
]);

/** An engineer with the head and the tail of a wolf. */
const wolf: readonly Shape[] = [
  { kind: 'match', from: [70, 102], to: [28, 62], stroke: 'raised', width: 18 },
  line([84, 92], [98, 66], 'quiet', 46),
  line([84, 104], [116, 104], 'strong', 22),
  slot([110, 96], [30, 18], 'raised'),
  cutOut(
    [
      [84, 42],
      [58, 36],
      [82, 22],
    ],
    'raised',
    6,
  ),
  { kind: 'dot', at: [100, 42], r: 24, fill: 'raised' },
  line([110, 48], [130, 40], 'raised', 10),
  line([108, 34], [136, 14], 'raised', 18),
  { kind: 'dot', at: [141, 10], r: 7, fill: 'strong' },
  { kind: 'arc', at: [102, 34], r: 6, from: 60, to: 220, stroke: 'strong', width: 4 },
];

/** Monthly: an engineer howls at the full moon, which is a coin. */
export const monthly = room('brand', [
  { kind: 'dot', at: [246, 52], r: 44, fill: 'match' },
  ...dollarSign([246, 52], 29, 'strong'),
  ...wolf,
  ...waves([136, 30], [24, 40], [60, 108], 'raised', 6),
  line([156, 110], [192, 110], 'quiet', 9),
  line([192, 110], [201, 80], 'quiet', 9),
  ...arm([100, 72], [162, 97], 'quiet', 'raised'),
]);
