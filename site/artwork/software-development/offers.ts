import type { Point, Shape } from '#design-system';
import { appWindow, arrow, phone, piece, slot } from '../figure-shapes.ts';

/** Custom software: a spreadsheet, and the application that replaces it. */
export const replaced = piece([
  ...Array.from(
    { length: 12 },
    (_, cell): Shape => ({
      kind: 'frame',
      at: [(cell % 3) * 35, Math.floor(cell / 3) * 27],
      size: [31, 23],
      radius: 4,
      fill: 'quiet',
    }),
  ),
  ...arrow([116, 52], 142),
  ...appWindow(158, 142, 'brand', 'quiet'),
  { kind: 'frame', at: [172, 32], size: [34, 58], radius: 8, fill: 'quiet' },
  slot([218, 34], [66, 12], 'onBrand'),
  slot([218, 56], [48, 12], 'quiet'),
  slot([218, 78], [58, 12], 'quiet'),
]);

const icons = (x: number): readonly Shape[] =>
  [36, 55, 74].flatMap((y) =>
    [x + 13, x + 34].map(
      (left): Shape => ({
        kind: 'frame',
        at: [left, y - 4],
        size: [15, 14],
        radius: 4,
        fill: 'brand',
      }),
    ),
  );

/** Mobile apps: a tablet between two phones. */
export const platforms = piece([
  ...phone(0, 'brand', 'quiet'),
  ...icons(0),
  { kind: 'frame', at: [82, 0], size: [136, 104], radius: 15, fill: 'brand' },
  { kind: 'frame', at: [90, 8], size: [120, 88], radius: 9, fill: 'quiet' },
  { kind: 'frame', at: [102, 20], size: [44, 64], radius: 6, fill: 'brand' },
  slot([156, 24], [42, 10], 'raised'),
  slot([156, 47], [30, 10], 'raised'),
  slot([156, 70], [42, 10], 'brand'),
  ...phone(238, 'brand', 'quiet'),
  { kind: 'dot', at: [269, 44], r: 14, fill: 'raised' },
  slot([254, 72], [30, 12], 'brand'),
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

const column = (x: number, cards: readonly number[]): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [92, 104], radius: 14, fill: 'quiet' },
  ...cards.map(
    (height, index): Shape => ({
      kind: 'frame',
      at: [x + 10, 10 + cards.slice(0, index).reduce((sum, each) => sum + each + 8, 0)],
      size: [72, height],
      radius: 7,
      fill: 'brand',
    }),
  ),
];

/** Product engineering: a board with the features of a release. */
export const board = piece([
  ...column(0, [22, 22, 22]),
  ...column(104, [38, 22]),
  ...column(208, [22]),
]);
