import type { Point, Shape } from '#design-system';
import {
  arm,
  cutOut,
  dollarSign,
  eyes,
  line,
  onCircle,
  panel,
  room,
  slot,
} from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

const corners: readonly [Point, Point, ...Point[]] = [
  [196, 16],
  [284, 16],
  [284, 104],
  [196, 104],
  [170, 60],
];

/** A price tag with many nails around its edge. */
const tag: readonly Shape[] = [
  cutOut(corners, 'strong', 20),
  cutOut(corners, 'match', 12),
  ...[19, 101].map(
    (y): Shape => ({ kind: 'dots', at: [200, y], count: 5, gap: 20, r: 5, fill: 'strong' }),
  ),
  { kind: 'dots', at: [280, 39.5], count: 3, gap: 20.5, r: 5, fill: 'strong', direction: 'down' },
  ...dollarSign([234, 60], 28, 'strong'),
];

/** A bucket with more nails. */
const bucket: readonly Shape[] = [
  ...[
    [14, 72],
    [25, 64],
    [37, 74],
  ].flatMap(([x = 0, y = 0]) => [
    line([x, y], [26, 104], 'strong', 4),
    line([x - 5, y], [x + 5, y], 'strong', 5),
  ]),
  cutOut(
    [
      [12, 88],
      [40, 88],
      [37, 110],
      [15, 110],
    ],
    'control',
    8,
  ),
];

/** A hard hat. */
const hat: readonly Shape[] = [
  cutOut(
    [
      onCircle([80, 34], 23, -90),
      onCircle([80, 34], 23, -72),
      ...[-54, -36, -18, 0, 18, 36, 54, 72, 90].map((angle) => onCircle([80, 34], 23, angle)),
    ],
    'brand',
    8,
  ),
  line([80, 13], [80, 24], 'brand', 20),
  line([50, 34], [116, 34], 'brand', 9),
];

/** Fixed cost: an engineer fixes a price with far too many nails. */
export const fixedCost = room('subtle', [
  ...tag,
  ...bucket,
  ...[66, 96].map((x) => line([x, 96], [x, 106], 'control', 20)),
  ...[56, 88].map((x) => slot([x, 104], [34, 14], 'brand')),
  panel([52, 58], [58, 44], 18, 'strong'),
  line([138, 42], [148, 18], 'brand', 9),
  line([134, 13], [164, 24], 'control', 19),
  ...arm([96, 72], [137, 43], 'strong', 'quiet'),
  ...arm([96, 84], [172, 82], 'strong', 'quiet'),
  { kind: 'dot', at: [80, 42], r: 26, fill: 'quiet' },
  ...hat,
  eyes([80, 46]),
  { kind: 'arc', at: [89, 51], r: 8, from: 100, to: 260, stroke: 'strong', width: 4 },
]);

/** The taxi. Its meter is on the roof. */
const taxi: readonly Shape[] = [
  cutOut(
    [
      [64, 68],
      [92, 36],
      [208, 36],
      [236, 68],
    ],
    'brand',
    16,
  ),
  cutOut(
    [
      [82, 68],
      [100, 46],
      [142, 46],
      [142, 68],
    ],
    'raised',
    6,
  ),
  cutOut(
    [
      [158, 68],
      [158, 46],
      [202, 46],
      [220, 68],
    ],
    'raised',
    6,
  ),
  panel([10, 66], [280, 38], 16, 'brand'),
  {
    kind: 'frame',
    at: [96, 5],
    size: [96, 29],
    radius: 8,
    fill: 'match',
    stroke: 'strong',
    width: 4,
  },
  onBright(centered(heading([144, 20], '4.5 h', 24))),
  ...[0, 1].flatMap((row) =>
    [0, 1, 2, 3, 4].map((square) =>
      panel([96 + (square * 2 + row) * 10, 86 + row * 8], [10, 8], 0, 'raised'),
    ),
  ),
  ...[66, 234].flatMap((x): readonly Shape[] => [
    { kind: 'dot', at: [x, 98], r: 16, fill: 'raised', stroke: 'strong', width: 10 },
  ]),
];

/** Time and material: an engineer drives a taxi, whose meter counts the hours. */
export const timeAndMaterial = room('quiet', [
  ...taxi,
  { kind: 'dot', at: [272, 80], r: 9, fill: 'raised' },
  { kind: 'dot', at: [180, 52], r: 22, fill: 'control' },
  { kind: 'dot', at: [184, 56], r: 19, fill: 'quiet' },
  eyes([179, 53]),
  { kind: 'arc', at: [188, 60], r: 8, from: 100, to: 260, stroke: 'strong', width: 4 },
  line([160, 78], [208, 78], 'strong', 15),
  { kind: 'dot', at: [208, 78], r: 10, fill: 'quiet' },
]);
