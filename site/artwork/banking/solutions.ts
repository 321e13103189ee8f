import type { Point, Shape } from '#design-system';
import {
  arrow,
  avatar,
  cutOut,
  exclamation,
  line,
  looks,
  matchStop,
  piece,
  portrait,
  rack,
  slot,
} from '../figure-shapes.ts';

/** A bank card, and a terminal that reads it without contact. */
export const contactless = piece([
  { kind: 'frame', at: [0, 4], size: [150, 96], radius: 16, fill: 'brand' },
  { kind: 'frame', at: [20, 28], size: [34, 26], radius: 7, fill: 'quiet' },
  slot([20, 74], [66, 8], 'quiet'),
  ...[16, 34, 52].map(
    (r): Shape => ({
      kind: 'arc',
      at: [146, 52],
      r: r + 14,
      from: 58,
      to: 122,
      stroke: 'brand',
      width: 8,
    }),
  ),
  { kind: 'frame', at: [228, 0], size: [72, 104], radius: 16, fill: 'quiet' },
  { kind: 'frame', at: [240, 14], size: [48, 28], radius: 7, fill: 'brand' },
  ...[60, 80].map(
    (y): Shape => ({ kind: 'dots', at: [247, y], count: 3, gap: 17, r: 5.5, fill: 'brand' }),
  ),
]);

/** A house, and the loan for it: a page with a percentage. */
export const loan = piece([
  cutOut(
    [
      [8, 50],
      [70, 8],
      [132, 50],
    ],
    'brand',
    14,
  ),
  { kind: 'frame', at: [18, 46], size: [104, 58], radius: 10, fill: 'brand' },
  { kind: 'frame', at: [56, 66], size: [28, 38], radius: 6, fill: 'quiet' },
  { kind: 'frame', at: [168, 0], size: [132, 104], radius: 14, fill: 'quiet' },
  slot([188, 22], [92, 8], 'brand'),
  ...[46, 70].map((y) => slot([188, y], [36, 8], 'brand')),
  { kind: 'dot', at: [262, 68], r: 26, fill: 'brand' },
  line([271, 58], [253, 78], 'onBrand', 5),
  ...[
    [253, 60],
    [271, 76],
  ].map(([x = 0, y = 0]): Shape => ({ kind: 'dot', at: [x, y], r: 5, fill: 'onBrand' })),
]);

/** A report, which goes to an authority. */
export const report = piece([
  { kind: 'frame', at: [0, 0], size: [96, 104], radius: 14, fill: 'quiet' },
  slot([16, 18], [64, 8], 'brand'),
  ...[28, 40, 22].map(
    (height, index): Shape => ({
      kind: 'frame',
      at: [18 + index * 22, 90 - height],
      size: [16, height],
      radius: 4,
      fill: 'brand',
    }),
  ),
  ...arrow([112, 52], 148),
  cutOut(
    [
      [170, 34],
      [232, 6],
      [294, 34],
    ],
    'brand',
    12,
  ),
  ...[184, 224, 264].map(
    (x): Shape => ({
      kind: 'frame',
      at: [x, 46],
      size: [16, 38],
      radius: 3,
      fill: 'brand',
    }),
  ),
  { kind: 'frame', at: [164, 90], size: [136, 14], radius: 5, fill: 'brand' },
]);

/** A list of transactions. A magnifier shows the suspicious one. */
export const suspicious = piece([
  ...[0, 38, 76].flatMap((y): readonly Shape[] => [
    { kind: 'frame', at: [0, y], size: [300, 28], radius: 9, fill: 'quiet' },
    { kind: 'dot', at: [18, y + 14], r: 6, fill: 'brand' },
    slot([36, y + 10], [92, 8], 'brand'),
  ]),
  line([240, 82], [256, 98], 'brand', 12),
  { kind: 'dot', at: [206, 46], r: 38, fill: 'surface', stroke: 'brand', width: 11 },
  ...exclamation([206, 46], 19, 'brand'),
]);

const corner = ([x, y]: Point, across: number, down: number): Shape => ({
  kind: 'line',
  points: [
    [x + across, y],
    [x, y],
    [x, y + down],
  ],
  stroke: 'brand',
  width: 6,
});

/** A face in a camera's frame, and the card that proves who it is. */
export const identity = piece([
  corner([3, 3], 20, 20),
  corner([101, 3], -20, 20),
  corner([3, 101], 20, -20),
  corner([101, 101], -20, -20),
  ...avatar([52, 52], 40, 'quiet', looks.beard),
  { kind: 'frame', at: [132, 0], size: [168, 104], radius: 16, fill: 'brand' },
  ...portrait([176, 52], 56, 'quiet', looks.beard),
  slot([216, 28], [66, 10], 'onBrand'),
  slot([216, 48], [46, 8], 'quiet'),
  slot([216, 66], [58, 8], 'quiet'),
]);

/** The old core and the new one. They run until both agree. */
export const parallelRun = piece([
  ...rack(0, 'quiet', 'brand'),
  line([104, 52], [196, 52], 'brand', 6),
  ...matchStop([150, 52], 32),
  ...rack(204, 'brand', 'quiet'),
]);
