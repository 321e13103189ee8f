import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, scene, slot } from '../figure-shapes.ts';

/** A snail on a skateboard, whose shell is a page with a picture. */
export const frontEnd = scene('brand', [
  slot([12, 36], [52, 6], 'line'),
  slot([0, 56], [60, 6], 'line'),
  slot([8, 76], [28, 6], 'line'),
  {
    kind: 'line',
    points: [
      [68, 76],
      [214, 76],
      [240, 66],
      [244, 46],
    ],
    stroke: 'quiet',
    width: 20,
  },
  line([241, 42], [230, 16], 'quiet', 5),
  line([247, 42], [264, 19], 'quiet', 5),
  { kind: 'dot', at: [230, 14], r: 7, fill: 'raised' },
  { kind: 'dot', at: [265, 18], r: 7, fill: 'raised' },
  panel([84, 6], [130, 72], 12, 'raised'),
  { kind: 'dots', at: [98, 17], count: 3, gap: 11, r: 3.5, fill: 'strong' },
  panel([94, 27], [110, 42], 4, 'quiet'),
  cutOut(
    [
      [98, 66],
      [125, 41],
      [148, 66],
    ],
    'strong',
    6,
  ),
  { kind: 'dot', at: [176, 44], r: 9, fill: 'raised' },
  ...[94, 232].map((x): Shape => ({ kind: 'dot', at: [x, 96], r: 9, fill: 'raised' })),
  {
    kind: 'line',
    points: [
      [50, 81],
      [66, 90],
      [260, 90],
      [276, 81],
    ],
    stroke: 'match',
    width: 8,
  },
]);

/** A large service that a knife cuts into slices, each with its own test. */
export const backEnd = scene('brand', [
  panel([10, 26], [112, 68], 10, 'quiet'),
  { kind: 'dots', at: [27, 44], count: 3, gap: 13, r: 4, fill: 'strong' },
  ...[61, 76].map((y) => slot([23, y], [86, 7], 'strong')),
  panel([140, 0], [24, 34], 0, 'control'),
  { kind: 'dots', at: [152, 9], count: 2, gap: 15, r: 3.5, fill: 'strong', direction: 'down' },
  cutOut(
    [
      [134, 36],
      [168, 36],
      [168, 93],
      [154, 88],
      [142, 76],
      [134, 58],
    ],
    'raised',
    4,
  ),
  panel([182, 26], [46, 68], 10, 'quiet'),
  cutOut(
    [
      [254, 31],
      [289, 38],
      [277, 90],
      [242, 90],
    ],
    'quiet',
    8,
  ),
  { kind: 'dots', at: [199, 44], count: 2, gap: 13, r: 4, fill: 'strong' },
  { kind: 'dots', at: [264, 46], count: 2, gap: 13, r: 4, fill: 'strong' },
  ...[205, 265].map(
    (x): Shape => ({ kind: 'tick', at: [x, 72], r: 12, stroke: 'strong', width: 6 }),
  ),
  panel([0, 97], [300, 11], 0, 'control'),
]);

/** Two releases of an app: one that a scanner looks through, and one that has passed. */
export const mobile = scene('brand', [
  ...[196, 206, 216].map((x) => line([x - 18, 34], [x, 78], 'muted', 7)),
  panel([140, 22], [50, 62], 8, 'line'),
  panel([12, 4], [144, 60], 16, 'quiet'),
  panel([12, 30], [144, 54], 0, 'quiet'),
  panel([30, 16], [108, 68], 0, 'strong'),
  { kind: 'frame', at: [61, 22], size: [46, 60], radius: 10, stroke: 'quiet', width: 4 },
  panel([70, 37], [28, 36], 4, 'quiet'),
  slot([77, 28], [14, 4], 'quiet'),
  {
    kind: 'line',
    points: [
      [86, 37],
      [80, 49],
      [89, 58],
      [82, 73],
    ],
    stroke: 'strong',
    width: 4,
  },
  panel([232, 6], [52, 78], 11, 'raised'),
  panel([238, 14], [40, 62], 6, 'strong'),
  { kind: 'tick', at: [258, 47], r: 14, stroke: 'raised', width: 7 },
  panel([0, 84], [300, 8], 0, 'control'),
  { kind: 'dots', at: [12.5, 100], count: 12, gap: 25, r: 6, fill: 'quiet' },
]);

/** Part of a link's round end, at a middle between its straight sides. */
const bend = (x: number, from: number, to: number): Shape => ({
  kind: 'arc',
  at: [x, 54],
  r: 31,
  from,
  to,
  stroke: 'quiet',
  width: 16,
});

/** Both sides of a link that reaches an edge. */
const sides = (x: number, width: number) =>
  [15, 77].map((y) => panel([x, y], [width, 16], 0, 'quiet'));

const wire = (from: Point, to: Point) => line(from, to, 'raised', 6);

/** A chain that a paper clip holds together, next to a new link that has replaced another one. */
export const salesforce = scene('brand', [
  ...sides(0, 34),
  bend(34, 0, 180),
  { kind: 'slot', at: [112, 23], size: [76, 62], stroke: 'quiet', width: 16 },
  wire([116, 43], [82, 43]),
  { kind: 'arc', at: [82, 54], r: 11, from: 180, to: 360, stroke: 'raised', width: 6 },
  wire([82, 65], [118, 65]),
  { kind: 'arc', at: [118, 47.5], r: 17.5, from: 0, to: 180, stroke: 'raised', width: 6 },
  wire([118, 30], [74, 30]),
  { kind: 'arc', at: [74, 54], r: 24, from: 180, to: 360, stroke: 'raised', width: 6 },
  wire([74, 78], [102, 78]),
  ...sides(266, 34),
  bend(266, 180, 360),
  { kind: 'slot', at: [162, 38], size: [100, 32], stroke: 'match', width: 13 },
  bend(157, 40, 85),
  bend(266, 200, 255),
]);
