import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line, pieceOn, slot } from '../figure-shapes.ts';

/** A cell of a honeycomb. The number is where its honey ends, up or down from the middle. */
const cell = ([x, y]: Point, level: number, honey: Tone): readonly Shape[] => [
  cutOut(
    [
      [x, y - 24],
      [x + 21, y - 12],
      [x + 21, y + 12],
      [x, y + 24],
      [x - 21, y + 12],
      [x - 21, y - 12],
    ],
    'quiet',
    4,
  ),
  cutOut(
    [
      [x + 21, y + level],
      [x + 21, y + 12],
      [x, y + 24],
      [x - 21, y + 12],
      [x - 21, y + level],
    ],
    honey,
    4,
  ),
];

/** A bear with a spoon, at a honeycomb. It waits for the cell that is full next. */
export const fillingCell = pieceOn('inverse', [
  ...cell([204, 28], 6, 'raised'),
  ...cell([252, 28], 0, 'raised'),
  ...cell([180, 72], -10, 'match'),
  ...cell([228, 72], 8, 'raised'),
  ...cell([276, 72], 4, 'raised'),
  { kind: 'dots', at: [246, 11], count: 2, gap: 14, r: 9, fill: 'raised' },
  slot([233, 13], [38, 24], 'strong'),
  ...[247, 259].map((x) => line([x, 16], [x, 34], 'raised', 5)),
  { kind: 'dots', at: [20, 20], count: 2, gap: 72, r: 18, fill: 'quiet' },
  { kind: 'dots', at: [20, 20], count: 2, gap: 72, r: 9, fill: 'raised' },
  slot([0, 72], [112, 32], 'quiet'),
  { kind: 'dot', at: [56, 54], r: 46, fill: 'quiet' },
  { kind: 'dots', at: [46, 38], count: 2, gap: 34, r: 9, fill: 'raised' },
  { kind: 'dots', at: [50, 39], count: 2, gap: 34, r: 5, fill: 'strong' },
  slot([36, 50], [64, 46], 'raised'),
  { kind: 'arc', at: [69, 70], r: 13, from: 100, to: 260, stroke: 'strong', width: 4 },
  slot([57, 53], [26, 16], 'strong'),
  line([126, 94], [134, 50], 'raised', 8),
  line([136, 36], [138, 24], 'raised', 24),
  line([98, 91], [124, 87], 'quiet', 25),
]);
