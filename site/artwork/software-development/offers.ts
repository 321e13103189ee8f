import type { Point, Shape } from '#design-system';
import { piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** Custom software: a spreadsheet, and the screen that replaces it. */
export const replaced = piece([
  ...Array.from(
    { length: 9 },
    (_, cell): Shape => ({
      kind: 'frame',
      at: [(cell % 3) * 50, Math.floor(cell / 3) * 37],
      size: [44, 30],
      radius: 6,
      fill: 'quiet',
    }),
  ),
  { kind: 'frame', at: [160, 0], size: [140, 104], radius: 24, fill: 'brand' },
  centered(onBrand(heading([230, 31], 'Orders', 24))),
  slot([178, 56], [104, 32], 'quiet'),
  centered(onBright(heading([230, 73], '12 new', 20))),
]);

/** The upper part of a phone's outline, or of its screen. */
const upperPart = (
  [left, top]: Point,
  width: number,
  radius: number,
  fill: 'brand' | 'quiet',
): readonly Shape[] => [
  { kind: 'frame', at: [left, top], size: [width, 104 - top], radius, fill },
  {
    kind: 'line',
    points: [
      [left, 104 - radius],
      [left + width, 104 - radius],
      [left + width, 104],
      [left, 104],
    ],
    fill,
  },
];

const phone = (x: number, system: string): readonly Shape[] => [
  ...upperPart([x, 0], 144, 30, 'brand'),
  ...upperPart([x + 10, 10], 124, 20, 'quiet'),
  centered(onBright(heading([x + 72, 70], system, 29))),
];

/** Mobile apps: a phone for each system. */
export const platforms = piece([
  ...phone(0, 'iOS'),
  slot([48, 20], [48, 14], 'brand'),
  ...phone(156, 'Android'),
  { kind: 'dot', at: [228, 28], r: 8, fill: 'brand' },
]);

const handles: readonly Point[] = [
  [2, 2],
  [282, 2],
  [2, 86],
  [282, 86],
];

/** UX/UI design: a button of the library, and the pointer that tries it. */
export const selected = piece([
  { kind: 'frame', at: [10, 10], size: [280, 84], radius: 1, stroke: 'brand', width: 4 },
  slot([28, 26], [244, 52], 'brand'),
  ...handles.map(
    (at): Shape => ({
      kind: 'frame',
      at,
      size: [16, 16],
      radius: 3,
      fill: 'surface',
      stroke: 'brand',
      width: 4,
    }),
  ),
  {
    kind: 'line',
    points: [
      [196, 36],
      [250, 60],
      [227, 68],
      [217, 91],
      [196, 36],
    ],
    fill: 'strong',
    stroke: 'raised',
    width: 5,
  },
]);

/** Product engineering: the few users who get a new feature first, and all others. */
export const firstUsers = piece(
  [14, 52, 90].flatMap((y): readonly Shape[] => [
    { kind: 'person', at: [14, y], r: 14, fill: 'brand', figure: 'onBrand' },
    { kind: 'dots', at: [52.8, y], count: 7, gap: 38.8, r: 14, fill: 'quiet' },
  ]),
);
