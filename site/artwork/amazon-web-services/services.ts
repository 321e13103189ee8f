import type { Shape } from '#design-system';
import {
  appWindow,
  arrow,
  avatar,
  cloud,
  codeSign,
  database,
  line,
  looks,
  matchStop,
  onCircle,
  padlock,
  piece,
  rack,
  slot,
} from '../figure-shapes.ts';

/** Three accounts under one roof. */
export const landingZone = piece([
  {
    kind: 'line',
    points: [
      [6, 38],
      [150, 6],
      [294, 38],
      [6, 38],
    ],
    fill: 'brand',
    stroke: 'brand',
    width: 12,
  },
  ...[0, 104, 208].flatMap((x): readonly Shape[] => [
    { kind: 'frame', at: [x, 52], size: [92, 52], radius: 10, fill: 'quiet' },
    { kind: 'person', at: [x + 46, 78], r: 19, fill: 'brand', figure: 'onBrand' },
  ]),
]);

/** A system that moves from a rack to the cloud. */
export const migration = piece([
  ...rack(0, 'quiet', 'brand', 84),
  ...arrow([99, 52], 138),
  ...cloud(150, 'brand'),
  ...matchStop([236, 62], 24),
]);

/** Code, and the servers that it builds. */
export const rebuild = piece([
  ...appWindow(0, 150, 'brand', 'quiet'),
  ...codeSign([75, 62], 'onBrand'),
  ...arrow([163, 52], 191),
  ...rack(204, 'quiet', 'brand'),
]);

const container = (x: number, y: number, fill: 'quiet' | 'brand'): readonly Shape[] => [
  { kind: 'frame', at: [x, y], size: [94, 48], radius: 6, fill },
  ...[19, 38, 57, 76].map((rib) =>
    line([x + rib - 0.5, y + 13], [x + rib - 0.5, y + 35], fill === 'brand' ? 'quiet' : 'brand', 5),
  ),
];

/** Shipping containers, stacked. */
export const containers = piece([
  ...container(0, 56, 'quiet'),
  ...container(103, 56, 'brand'),
  ...container(206, 56, 'quiet'),
  ...container(52, 0, 'brand'),
  ...container(155, 0, 'quiet'),
]);

/** An old database, and the new one that it moves to. */
export const movedDatabase = piece([
  ...database(0, 'quiet', 'background'),
  ...arrow([122, 52], 178),
  ...database(212, 'brand', 'background'),
]);

/** A padlock between two racks. */
export const locked = piece([
  ...rack(0, 'quiet', 'brand', 92),
  ...padlock(150, 'brand', 'brand', 'onBrand'),
  ...rack(208, 'quiet', 'brand', 92),
]);

/** A file and its copy, and a clock that goes back. */
export const restore = piece([
  { kind: 'frame', at: [36, 0], size: [112, 80], radius: 12, fill: 'quiet' },
  { kind: 'frame', at: [0, 24], size: [112, 80], radius: 12, fill: 'brand' },
  slot([18, 48], [76, 8], 'quiet'),
  slot([18, 70], [48, 8], 'quiet'),
  { kind: 'arc', at: [248, 52], r: 46, from: -55, to: 240, stroke: 'brand', width: 9 },
  {
    kind: 'line',
    points: [
      [206, 4],
      [210, 26],
      [232, 23],
    ],
    stroke: 'brand',
    width: 9,
  },
  {
    kind: 'line',
    points: [[248, 26], [248, 52], onCircle([248, 52], 22, 110)],
    stroke: 'brand',
    width: 8,
  },
]);

/** Night, an alarm, and the engineer who answers it. */
export const answeredAlarm = piece([
  { kind: 'dot', at: [46, 52], r: 46, fill: 'quiet' },
  { kind: 'dot', at: [66, 38], r: 38, fill: 'background' },
  {
    kind: 'line',
    points: [
      [118, 78],
      [128, 62],
      [130, 36],
      [150, 20],
      [170, 36],
      [172, 62],
      [182, 78],
      [118, 78],
    ],
    fill: 'brand',
    stroke: 'brand',
    width: 12,
  },
  { kind: 'dot', at: [150, 12], r: 9, fill: 'brand' },
  slot([138, 90], [24, 12], 'brand'),
  ...avatar([252, 52], 46, 'quiet', looks.longHair),
]);
