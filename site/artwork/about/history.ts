import type { Point, Shape } from '#design-system';
import { arrow, codeSign, cutOut, line, piece, slot } from '../figure-shapes.ts';

const deskPhone = (x: number): readonly Shape[] => [
  cutOut(
    [
      [x + 22, 34],
      [x + 78, 34],
      [x + 92, 70],
      [x + 8, 70],
    ],
    'brand',
    10,
  ),
  slot([x, 8], [100, 22], 'brand'),
  ...[42, 58].map(
    (y): Shape => ({ kind: 'dots', at: [x + 34, y], count: 3, gap: 16, r: 5, fill: 'quiet' }),
  ),
];

/** A desk with two phones, and a résumé between them. */
export const recruitingDesk = piece([
  ...deskPhone(6),
  { kind: 'frame', at: [122, 0], size: [56, 75], radius: 10, fill: 'quiet' },
  { kind: 'person', at: [150, 26], r: 16, fill: 'brand', figure: 'onBrand' },
  ...[50, 62].map((y) => slot([134, y], [32, 5], 'brand')),
  ...deskPhone(194),
  slot([0, 78], [300, 14], 'quiet'),
  ...[26, 274].map((x) => line([x, 88], [x, 99], 'quiet', 10)),
]);

/** A client's project in a folder, and the laptop that it goes to. */
export const firstProjects = piece([
  { kind: 'frame', at: [0, 12], size: [48, 40], radius: 10, fill: 'quiet' },
  { kind: 'frame', at: [0, 26], size: [88, 78], radius: 12, fill: 'quiet' },
  slot([16, 48], [56, 8], 'brand'),
  slot([16, 68], [36, 8], 'brand'),
  ...arrow([102, 52], 132, 'brand', 7),
  { kind: 'frame', at: [158, 0], size: [130, 84], radius: 14, fill: 'brand' },
  ...codeSign([223, 42], 'onBrand'),
  slot([146, 88], [154, 16], 'quiet'),
]);

const pane = ([x, y]: Point): Shape => ({
  kind: 'frame',
  at: [x, y],
  size: [46, 32],
  radius: 6,
  fill: 'brand',
});

/** A new sign above the door, with the ladder that it was put up from. */
export const newSign = piece([
  { kind: 'frame', at: [0, 22], size: [300, 82], radius: 12, fill: 'quiet' },
  { kind: 'frame', at: [44, 0], size: [212, 42], radius: 12, fill: 'brand' },
  { kind: 'dot', at: [72, 21], r: 11, fill: 'match' },
  slot([94, 15], [136, 12], 'onBrand'),
  ...[18, 74].map((x) => pane([x, 56])),
  { kind: 'frame', at: [132, 54], size: [50, 50], radius: 6, fill: 'brand' },
  { kind: 'dot', at: [170, 80], r: 5, fill: 'quiet' },
  ...[0, 38].map((x) => line([226 + x, 99], [212 + x, 52], 'brand', 7)),
  ...[64, 78, 92].map((y) =>
    line([216 + (y - 64) * 0.3, y], [253 + (y - 64) * 0.3, y], 'brand', 6),
  ),
]);

const sheet = (x: number, [left, right]: readonly [number, number]): Shape =>
  cutOut(
    [
      [x + 6, left],
      [x + 91, right],
      [x + 91, right + 68],
      [x + 6, left + 68],
    ],
    'quiet',
    12,
  );

const pin = ([x, y]: Point): readonly Shape[] => [
  cutOut(
    [
      [x - 11, y + 8],
      [x + 11, y + 8],
      [x, y + 26],
    ],
    'brand',
    6,
  ),
  { kind: 'dot', at: [x, y], r: 17, fill: 'brand' },
  { kind: 'dot', at: [x, y], r: 6.5, fill: 'onBrand' },
];

/** A folded map with a pin for each office. */
export const fourOffices = piece([
  sheet(0, [16, 30]),
  sheet(101.5, [30, 16]),
  sheet(203, [16, 30]),
  ...pin([44, 38]),
  ...pin([136, 26]),
  ...pin([176, 64]),
  ...pin([254, 44]),
]);
