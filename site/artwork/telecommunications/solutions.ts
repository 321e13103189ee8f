import type { Look, Point, Shape, Tone } from '#design-system';
import { avatar, line, looks, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain } from '../figure-words.ts';

/** Fiber, mobile, and TV in one order: a cable's end, a phone, and a screen. And its one date. */
export const bundle = piece([
  { kind: 'frame', at: [0, 0], size: [184, 104], radius: 24, fill: 'brand' },
  line([42, 62], [42, 112], 'quiet', 16),
  ...[22, 42, 62].flatMap((x): readonly Shape[] => {
    const end: Point = [x, x === 42 ? 26 : 31];
    return [
      { kind: 'match', from: [42, 60], to: end, direction: 'down', stroke: 'quiet', width: 4 },
      { kind: 'dot', at: end, r: 7, fill: 'quiet' },
    ];
  }),
  { kind: 'frame', at: [78, 22], size: [32, 60], radius: 9, fill: 'quiet' },
  line([90, 73], [98, 73], 'brand', 4),
  { kind: 'frame', at: [122, 27], size: [46, 36], radius: 9, fill: 'quiet' },
  line([134, 74], [156, 74], 'quiet', 6),
  { kind: 'frame', at: [196, 8], size: [104, 96], radius: 24, fill: 'match' },
  ...[222, 264].map((x) => slot([x, 0], [10, 26], 'brand')),
  centered(onBright(heading([248, 61], '14', 48))),
]);

const sim = (x: number, fill: Tone, chip: Tone): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x + 10, 10],
      [x + 60, 10],
      [x + 88, 38],
      [x + 88, 94],
      [x + 10, 94],
      [x + 10, 10],
    ],
    fill,
    stroke: fill,
    width: 20,
  },
  { kind: 'frame', at: [x + 20, 42], size: [58, 46], radius: 12, fill: chip },
  line([x + 49, 42], [x + 49, 88], fill, 4),
  line([x + 20, 65], [x + 78, 65], fill, 4),
  {
    kind: 'frame',
    at: [x + 37, 54],
    size: [24, 22],
    radius: 7,
    fill: chip,
    stroke: fill,
    width: 4,
  },
];

/** A SIM card, and its record, which is the same. */
export const sameSim = piece([
  ...sim(0, 'brand', 'quiet'),
  ...[31, 57].map((y) => slot([120, y], [60, 16], 'brand')),
  ...sim(202, 'quiet', 'brand'),
]);

/** A rule that anyone can read, and calls of last month, half of which it makes free. */
export const readableRule = piece([
  slot([0, 0], [300, 47], 'quiet'),
  centered(onBright(heading([150, 24], 'Calls after 8 p.m.', 30))),
  { kind: 'dots', at: [16, 80.5], count: 2, gap: 42, r: 16, fill: 'quiet' },
  { kind: 'dots', at: [100, 80.5], count: 2, gap: 42, r: 16, fill: 'brand' },
  slot([170, 57], [130, 47], 'brand'),
  centered(onBrand(heading([235, 81], 'Free', 30))),
]);

/** A place on the map with its number of alarms, and their owner. */
const grouped = ([x, y]: Point, r: number, alarms: string, owner: Look): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x - r * 0.82, y + r * 0.58],
      [x, y + r * 1.6],
      [x + r * 0.82, y + r * 0.58],
    ],
    fill: 'brand',
  },
  { kind: 'dot', at: [x, y], r, fill: 'brand' },
  centered(onBrand(heading([x - 3, y + 1], alarms, r))),
  { kind: 'dot', at: [x + r + 16, y], r: 26, fill: 'quiet' },
  ...avatar([x + r + 16, y], 22, 'raised', owner),
];

/** Alarms in two places on a map, each with an owner. */
export const alarmMap = piece([
  { kind: 'frame', at: [0, 0], size: [300, 104], radius: 24, fill: 'quiet' },
  line([0, 84], [300, 70], 'surface', 8),
  line([152, 0], [174, 104], 'surface', 8),
  ...grouped([64, 42], 34, '36', looks.hardHat),
  ...grouped([218, 38], 27, '5', looks.bob),
]);

const gauge: Point = [204, 94];

/** A customer who tests a line. */
export const lineTest = piece([
  ...avatar([46, 58], 46, 'quiet', looks.curls),
  { kind: 'arc', at: gauge, r: 84, from: 270, to: 450, stroke: 'quiet', width: 20 },
  { kind: 'arc', at: gauge, r: 84, from: 270, to: 414, stroke: 'brand', width: 20 },
  centered(heading([204, 60], '480', 40)),
  centered(plain([204, 93], 'Mbps', 'muted', 20)),
]);

const cells = [
  [10, 14, 8, 12, 10],
  [12, 9, 21, 15, 8],
] as const;

/** A cell of a radio network. The larger its dot, the fuller it is. */
const cell = ([x, y]: Point, load: number): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x, y - 26],
      [x + 22.5, y - 13],
      [x + 22.5, y + 13],
      [x, y + 26],
      [x - 22.5, y + 13],
      [x - 22.5, y - 13],
      [x, y - 26],
    ],
    fill: 'quiet',
    stroke: 'quiet',
    width: 4,
  },
  { kind: 'dot', at: [x, y], r: load, fill: 'brand' },
];

/** Cells, and the one that fills up next. */
export const fillingCell = piece(
  cells.flatMap((loads, row) =>
    loads.flatMap((load, index) => cell([25 + row * 28 + index * 55.5, 28 + row * 48], load)),
  ),
);
