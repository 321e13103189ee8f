import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, panel, slot } from '../figure-shapes.ts';

/** A place with a colored ground, where the picture happens. */
const place = (ground: Tone, shapes: readonly Shape[]): Composition => ({
  width: 300,
  height: 100,
  shapes: [panel([0, 0], [300, 100], 14, ground), ...shapes],
});

/** Two eyes and a smile. The point is the middle of the left eye. */
const friendly = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dots', at: [x, y], count: 2, gap: 11, r: 3, fill: 'strong' },
  { kind: 'arc', at: [x + 5.5, y + 6], r: 6, from: 100, to: 260, stroke: 'strong', width: 3 },
];

/** A line through several points. */
const bent = (points: readonly [Point, Point, ...Point[]], stroke: Tone, width: number): Shape => ({
  kind: 'line',
  points,
  stroke,
  width,
});

/** Repair: a mechanic gives a snail wheels. */
export const repair = place('subtle', [
  bent(
    [
      [166, 18],
      [178, 46],
      [196, 18],
    ],
    'brand',
    6,
  ),
  bent(
    [
      [32, 78],
      [158, 78],
      [180, 48],
    ],
    'brand',
    22,
  ),
  { kind: 'dots', at: [168, 17], count: 2, gap: 28, r: 11, fill: 'raised' },
  { kind: 'dots', at: [172, 19], count: 2, gap: 28, r: 5, fill: 'strong' },
  { kind: 'dot', at: [98, 43], r: 38, fill: 'quiet' },
  { kind: 'arc', at: [98, 43], r: 23, from: 160, to: 450, stroke: 'strong', width: 7 },
  { kind: 'arc', at: [107, 43], r: 14, from: 90, to: 290, stroke: 'strong', width: 7 },
  { kind: 'dots', at: [58, 79], count: 2, gap: 88, r: 16, fill: 'strong' },
  { kind: 'dots', at: [58, 79], count: 2, gap: 88, r: 9, fill: 'match' },
  bent(
    [
      [146, 67],
      [158, 70],
      [160, 78],
      [206, 70],
      [160, 78],
      [158, 87],
      [148, 92],
    ],
    'control',
    7,
  ),
  bent(
    [
      [280, 89],
      [258, 82],
      [232, 76],
      [230, 89],
    ],
    'strong',
    12,
  ),
  line([254, 58], [258, 76], 'brand', 28),
  line([248, 58], [210, 69], 'brand', 12),
  { kind: 'dot', at: [207, 70], r: 8, fill: 'quiet' },
  { kind: 'dot', at: [248, 32], r: 19, fill: 'quiet' },
  ...friendly([236, 33]),
  { kind: 'arc', at: [249, 25], r: 11, from: 280, to: 440, stroke: 'strong', width: 14 },
  slot([222, 20], [44, 7], 'strong'),
]);

/** New front end: in the old shop, something is still loading. She pushes a new front over it. */
export const newFront = place('quiet', [
  panel([18, 20], [90, 75], 2, 'control'),
  line([16, 25], [110, 15], 'strong', 10),
  panel([30, 38], [56, 42], 3, 'strong'),
  { kind: 'arc', at: [58, 59], r: 13, from: 100, to: 370, stroke: 'raised', width: 6 },
  panel([100, 12], [118, 76], 4, 'brand'),
  panel([112, 46], [54, 30], 4, 'raised'),
  panel([176, 46], [30, 42], 4, 'match'),
  { kind: 'dots', at: [107, 24], count: 5, gap: 26, r: 13, fill: 'raised' },
  panel([94, 7], [130, 18], 4, 'strong'),
  { kind: 'dots', at: [118, 87], count: 2, gap: 82, r: 8, fill: 'strong' },
  bent(
    [
      [254, 89],
      [272, 72],
      [288, 89],
    ],
    'strong',
    12,
  ),
  line([262, 58], [270, 70], 'brand', 24),
  line([260, 57], [230, 54], 'brand', 12),
  { kind: 'dot', at: [226, 54], r: 8, fill: 'raised' },
  { kind: 'dot', at: [279, 13], r: 10, fill: 'strong' },
  { kind: 'dot', at: [259, 27], r: 20, fill: 'strong' },
  { kind: 'dot', at: [254, 32], r: 17, fill: 'raised' },
  ...friendly([243, 31]),
]);

/** New platform: a turtle carries the store. A customer waves from its window. */
export const newPlatform = place('brand', [
  line([46, 74], [22, 84], 'quiet', 10),
  ...[68, 182].map((x) => line([x, 76], [x + 8, 84], 'quiet', 22)),
  line([200, 72], [252, 50], 'quiet', 24),
  { kind: 'dot', at: [258, 46], r: 25, fill: 'quiet' },
  { kind: 'dot', at: [266, 40], r: 5, fill: 'strong' },
  { kind: 'arc', at: [266, 48], r: 12, from: 100, to: 210, stroke: 'strong', width: 4 },
  panel([64, 12], [132, 56], 3, 'raised'),
  panel([76, 26], [108, 40], 3, 'match'),
  bent(
    [
      [110, 66],
      [136, 64],
      [160, 44],
    ],
    'strong',
    13,
  ),
  { kind: 'dot', at: [162, 42], r: 9, fill: 'raised' },
  { kind: 'dot', at: [113, 42], r: 15, fill: 'strong' },
  { kind: 'dot', at: [118, 46], r: 13, fill: 'raised' },
  ...friendly([115, 44]),
  { kind: 'dots', at: [70, 17], count: 6, gap: 24, r: 12, fill: 'quiet' },
  panel([58, 4], [144, 14], 4, 'strong'),
  panel([36, 59], [184, 22], 11, 'subtle'),
  { kind: 'dots', at: [62, 70], count: 5, gap: 33, r: 6, fill: 'quiet' },
]);
