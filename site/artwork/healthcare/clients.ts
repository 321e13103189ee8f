import type { Shape } from '#design-system';
import {
  avatar,
  cutOut,
  dollarSign,
  line,
  looks,
  matchStop,
  piece,
  plus,
  slot,
} from '../figure-shapes.ts';

const windows = (x: number, y: number, columns: number): readonly Shape[] =>
  Array.from(
    { length: columns },
    (_, index): Shape => ({
      kind: 'frame',
      at: [x + index * 24, y],
      size: [14, 16],
      radius: 4,
      fill: 'brand',
    }),
  );

/** A hospital with two wings. */
export const hospital = piece([
  ...[0, 196].map(
    (x): Shape => ({ kind: 'frame', at: [x, 34], size: [104, 70], radius: 12, fill: 'quiet' }),
  ),
  ...[46, 74].flatMap((y) => [...windows(18, y, 3), ...windows(220, y, 3)]),
  { kind: 'frame', at: [92, 0], size: [116, 104], radius: 14, fill: 'brand' },
  ...plus([150, 36], 19, 'onBrand'),
  { kind: 'frame', at: [130, 70], size: [18, 34], radius: 4, fill: 'quiet' },
  { kind: 'frame', at: [152, 70], size: [18, 34], radius: 4, fill: 'quiet' },
]);

/** An exam room: a couch, a stool, and an eye chart. */
export const examRoom = piece([
  line([18, 20], [50, 54], 'brand', 20),
  slot([40, 44], [122, 20], 'brand'),
  slot([28, 68], [126, 10], 'quiet'),
  ...[50, 132].map((x) => line([x, 76], [x, 98], 'quiet', 10)),
  slot([172, 66], [48, 14], 'brand'),
  line([196, 80], [196, 92], 'quiet', 8),
  slot([178, 90], [36, 12], 'quiet'),
  { kind: 'frame', at: [236, 0], size: [64, 104], radius: 12, fill: 'quiet' },
  ...[46, 38, 28, 18].map((width, index) =>
    slot([268 - width / 2, 16 + index * 22], [width, 12 - index * 1.5], 'brand'),
  ),
]);

/** A wearable device, and the documents about it. */
export const device = piece([
  { kind: 'frame', at: [26, 0], size: [64, 104], radius: 16, fill: 'quiet' },
  { kind: 'frame', at: [0, 16], size: [116, 72], radius: 20, fill: 'brand' },
  slot([120, 41], [10, 22], 'brand'),
  {
    kind: 'line',
    points: [
      [18, 53],
      [38, 53],
      [50, 35],
      [64, 70],
      [74, 53],
      [98, 53],
    ],
    stroke: 'onBrand',
    width: 7,
  },
  { kind: 'frame', at: [200, 0], size: [100, 90], radius: 12, fill: 'brand' },
  { kind: 'frame', at: [170, 14], size: [112, 90], radius: 12, fill: 'quiet' },
  ...[37, 59, 81].flatMap((y): readonly Shape[] => [
    { kind: 'tick', at: [192, y], r: 7, stroke: 'brand', width: 4 },
    slot([210, y - 4], [54, 8], 'brand'),
  ]),
]);

const tube = (x: number, level: number): readonly Shape[] => [
  slot([x, 0], [26, 92], 'quiet'),
  slot([x, level], [26, 92 - level], 'brand'),
  { kind: 'frame', at: [x, level], size: [26, 20], radius: 3, fill: 'brand' },
  slot([x - 5, 0], [36, 12], 'brand'),
];

/** Four samples in a rack, and a label with a barcode. */
export const samples = piece([
  ...[28, 46, 36, 54].flatMap((level, index) => tube(13 + index * 43, level)),
  slot([0, 90], [181, 14], 'quiet'),
  { kind: 'frame', at: [204, 10], size: [96, 84], radius: 12, fill: 'quiet' },
  ...[220, 230, 242, 252, 264, 274, 286].map((x, index) =>
    line([x, 30], [x, 58], 'brand', [6, 4, 8, 4, 8, 4, 6][index]),
  ),
  slot([217, 72], [46, 8], 'brand'),
]);

/** A member's card, and a claim that is approved. */
export const memberCard = piece([
  { kind: 'frame', at: [0, 4], size: [168, 100], radius: 16, fill: 'brand' },
  ...avatar([44, 44], 25, 'quiet', looks.longHair),
  slot([82, 26], [66, 10], 'onBrand'),
  slot([82, 46], [44, 8], 'quiet'),
  slot([19, 84], [88, 8], 'quiet'),
  ...plus([138, 80], 11, 'onBrand'),
  { kind: 'frame', at: [188, 0], size: [92, 104], radius: 12, fill: 'quiet' },
  ...dollarSign([214, 28], 14, 'brand'),
  slot([236, 24], [28, 8], 'brand'),
  slot([204, 56], [48, 8], 'brand'),
  slot([204, 76], [32, 8], 'brand'),
  ...matchStop([274, 78], 24),
]);

/** A van of a mobile clinic, and two people in line. */
export const mobileClinic = piece([
  { kind: 'frame', at: [0, 8], size: [138, 78], radius: 14, fill: 'brand' },
  cutOut(
    [
      [132, 32],
      [160, 32],
      [186, 58],
      [186, 80],
      [132, 80],
    ],
    'brand',
    12,
  ),
  cutOut(
    [
      [150, 40],
      [159, 40],
      [174, 56],
      [150, 56],
    ],
    'quiet',
    6,
  ),
  ...plus([66, 44], 18, 'onBrand'),
  ...[42, 148].flatMap((x): readonly Shape[] => [
    { kind: 'dot', at: [x, 84], r: 17, fill: 'quiet', stroke: 'background', width: 5 },
    { kind: 'dot', at: [x, 84], r: 6, fill: 'brand' },
  ]),
  ...[226, 278].map(
    (x): Shape => ({ kind: 'person', at: [x, 81], r: 22, fill: 'quiet', figure: 'strong' }),
  ),
]);
