import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, panel } from '../figure-shapes.ts';

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

/** Repair: a mechanic gives a snail wheels. */
export const repair = place('subtle', [
  line([32, 78], [158, 78], 'brand', 22),
  line([158, 78], [182, 44], 'brand', 22),
  { kind: 'dots', at: [172, 30], count: 2, gap: 24, r: 12, fill: 'raised' },
  { kind: 'dots', at: [176, 32], count: 2, gap: 24, r: 5, fill: 'strong' },
  { kind: 'dot', at: [98, 43], r: 38, fill: 'quiet' },
  { kind: 'arc', at: [98, 43], r: 23, from: 160, to: 450, stroke: 'strong', width: 7 },
  { kind: 'dots', at: [58, 79], count: 2, gap: 88, r: 16, fill: 'strong' },
  { kind: 'dots', at: [58, 79], count: 2, gap: 88, r: 9, fill: 'match' },
  line([150, 79], [206, 70], 'control', 8),
  line([244, 88], [274, 88], 'strong', 16),
  line([254, 58], [258, 76], 'brand', 28),
  line([248, 58], [210, 69], 'brand', 12),
  { kind: 'dot', at: [207, 70], r: 8, fill: 'quiet' },
  { kind: 'dot', at: [248, 32], r: 19, fill: 'quiet' },
  ...friendly([236, 33]),
  { kind: 'arc', at: [248, 25], r: 11, from: 280, to: 440, stroke: 'strong', width: 14 },
]);

/** New front end: in the old shop, something is still loading. She pushes a new front over it. */
export const newFront = place('quiet', [
  panel([18, 20], [90, 75], 2, 'control'),
  panel([30, 38], [56, 42], 3, 'strong'),
  { kind: 'arc', at: [58, 59], r: 13, from: 100, to: 370, stroke: 'raised', width: 6 },
  panel([100, 12], [118, 76], 4, 'brand'),
  panel([176, 46], [30, 42], 4, 'match'),
  { kind: 'dots', at: [107, 24], count: 5, gap: 26, r: 13, fill: 'raised' },
  panel([94, 7], [130, 18], 4, 'strong'),
  { kind: 'dots', at: [118, 87], count: 2, gap: 82, r: 8, fill: 'strong' },
  ...[256, 286].map((x) => line([270, 72], [x, 89], 'strong', 12)),
  line([262, 58], [270, 70], 'brand', 24),
  line([260, 57], [230, 54], 'brand', 12),
  { kind: 'dot', at: [226, 54], r: 8, fill: 'raised' },
  { kind: 'dot', at: [259, 27], r: 20, fill: 'strong' },
  { kind: 'dot', at: [254, 32], r: 17, fill: 'raised' },
  ...friendly([243, 31]),
]);

/** New platform: a turtle carries the store. A customer waves from its window. */
export const newPlatform = place('brand', [
  ...[72, 186].map((x) => line([x, 76], [x, 88], 'quiet', 22)),
  line([200, 72], [252, 50], 'quiet', 24),
  { kind: 'dot', at: [258, 46], r: 25, fill: 'quiet' },
  { kind: 'dot', at: [266, 40], r: 5, fill: 'strong' },
  { kind: 'arc', at: [266, 48], r: 12, from: 100, to: 210, stroke: 'strong', width: 4 },
  panel([64, 12], [132, 56], 3, 'raised'),
  panel([76, 26], [108, 40], 3, 'match'),
  line([124, 66], [160, 44], 'strong', 13),
  { kind: 'dot', at: [162, 42], r: 9, fill: 'raised' },
  { kind: 'dot', at: [113, 42], r: 15, fill: 'strong' },
  { kind: 'dot', at: [118, 46], r: 13, fill: 'raised' },
  ...friendly([115, 44]),
  panel([58, 4], [144, 14], 4, 'strong'),
  panel([36, 59], [184, 22], 11, 'subtle'),
]);
