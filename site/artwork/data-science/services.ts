import type { Point, Shape, Tone } from '#design-system';
import {
  appWindow,
  arrow,
  avatar,
  codeSign,
  database,
  line,
  looks,
  matchStop,
  onCircle,
  piece,
  slot,
} from '../figure-shapes.ts';

/** A question's place on the podium, with the question on top. */
function place(x: number, height: number, fill: 'brand' | 'quiet', mark: Tone): readonly Shape[] {
  const [middle, y] = [x + 46, 76 - height];
  return [
    { kind: 'frame', at: [x, 104 - height], size: [92, height], radius: 10, fill },
    { kind: 'dot', at: [middle, y], r: 24, fill },
    { kind: 'arc', at: [middle, y - 5], r: 8, from: -90, to: 180, stroke: mark, width: 5 },
    line([middle, y + 3], [middle, y + 5], mark, 5),
    { kind: 'dot', at: [middle, y + 14], r: 3, fill: mark },
  ];
}

/** Three questions on a podium. */
export const ranking = piece([
  ...place(0, 36, 'quiet', 'strong'),
  ...place(104, 52, 'brand', 'onBrand'),
  ...place(208, 20, 'quiet', 'strong'),
]);

/** A spreadsheet that moves into a database. */
export const moved = piece([
  ...Array.from(
    { length: 16 },
    (_, cell): Shape => ({
      kind: 'frame',
      at: [(cell % 4) * 33, Math.floor(cell / 4) * 27],
      size: [29, 23],
      radius: 4,
      fill: cell < 4 ? 'brand' : 'quiet',
    }),
  ),
  ...arrow([148, 52], 194),
  ...database(212, 'brand', 'surface'),
]);

/** Code that runs by the clock, and the chart that it updates. */
export const scheduled = piece([
  ...appWindow(0, 116, 'brand', 'quiet'),
  ...codeSign([58, 62], 'onBrand'),
  { kind: 'dot', at: [168, 52], r: 32, stroke: 'brand', width: 9 },
  {
    kind: 'line',
    points: [[168, 36], [168, 52], onCircle([168, 52], 13, 120)],
    stroke: 'brand',
    width: 7,
  },
  { kind: 'frame', at: [216, 0], size: [84, 104], radius: 14, fill: 'quiet' },
  ...[34, 52, 70].map(
    (height, index): Shape => ({
      kind: 'frame',
      at: [231 + index * 20, 88 - height],
      size: [14, height],
      radius: 4,
      fill: 'brand',
    }),
  ),
]);

/** A checklist for a database, and the owner of the data. */
export const owned = piece([
  ...database(0, 'quiet', 'surface'),
  { kind: 'frame', at: [106, 0], size: [84, 104], radius: 14, fill: 'brand' },
  ...[26, 52, 78].flatMap((y): readonly Shape[] => [
    { kind: 'tick', at: [127, y], r: 7, stroke: 'quiet', width: 5 },
    slot([144, y - 4], [32, 8], 'quiet'),
  ]),
  ...avatar([255, 52], 45, 'quiet', looks.bun),
]);

const layers: readonly (readonly Point[])[] = [
  [14, 52, 90].map((y): Point => [14, y]),
  [14, 52, 90].map((y): Point => [98, y]),
  [33, 71].map((y): Point => [182, y]),
];

/** A neural network, and its result. */
export const network = piece([
  ...layers
    .slice(1)
    .flatMap((layer, index) =>
      layer.flatMap((to) => (layers[index] ?? []).map((from) => line(from, to, 'quiet', 4))),
    ),
  ...[33, 71].map((y) => line([182, y], [260, 52], 'quiet', 4)),
  ...layers.flat().map((at): Shape => ({ kind: 'dot', at, r: 14, fill: 'brand' })),
  ...matchStop([268, 52], 32),
]);

/** Data from three sources on a dashboard, and the person who may see it. */
export const whoSees = piece([
  ...[14, 52, 90].flatMap((y): readonly Shape[] => [
    { kind: 'match', from: [14, y], to: [104, 52], stroke: 'brand', width: 5 },
    { kind: 'dot', at: [14, y], r: 14, fill: 'brand' },
  ]),
  { kind: 'frame', at: [92, 0], size: [120, 104], radius: 16, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [114, 74],
      [138, 42],
      [164, 58],
      [190, 28],
    ],
    stroke: 'brand',
    width: 9,
  },
  line([212, 52], [240, 52], 'brand', 5),
  ...avatar([268, 52], 32, 'quiet', looks.longHair),
]);
