import type { Composition, Point, Shape, Size } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, onBrand, onBright, strong } from './figure-words.ts';

const height = 56;
const middleOf = (row: number) => 28 + row * 100;
/** The figure's months, from 2, when the first of these tasks starts, to 9, the deadline. */
const monthX = (month: number) => Math.round(((month - 2) / 7) * 440);
const deadlineX = monthX(9);

const place = (row: number, from: number, to: number): readonly [Point, Size] => [
  [monthX(from), middleOf(row) - height / 2],
  [monthX(to) - monthX(from), height],
];

const task = (row: number, from: number, to: number, name: string): readonly Shape[] => {
  const [x, y] = [monthX(from), middleOf(row)];
  return [
    slot(...place(row, from, to), 'brand'),
    { kind: 'person', at: [x + 28, y], r: 20, fill: 'raised', figure: 'strong' },
    onBrand(strong([x + 56, y], name, 18)),
  ];
};

const follows = (...points: readonly [Point, Point, Point]): Shape => ({
  kind: 'line',
  points,
  stroke: 'accent',
  width: 4,
});

/** Project management: a vendor is late, and the end date holds. */
export const ganttSlots: Composition = {
  width: 480,
  height: 384,
  shapes: [
    { ...line([deadlineX, height], [deadlineX, 310], 'text', 3), dashed: true },
    { kind: 'slot', at: [362, 1], size: [117, height - 2], fill: 'background', stroke: 'text' },
    centered(strong([420, middleOf(0)], 'Deadline', 18)),
    follows(
      [monthX(6) - 32, middleOf(1)],
      [monthX(6) - 32, middleOf(2)],
      [monthX(6) + 4, middleOf(2)],
    ),
    follows(
      [monthX(7) - 4, middleOf(0)],
      [monthX(7) + 16, middleOf(0)],
      [monthX(7) + 16, middleOf(2)],
    ),
    {
      kind: 'slot',
      at: [monthX(4) + 1, 1],
      size: [monthX(7) - monthX(4) - 2, height - 2],
      fill: 'background',
      stroke: 'control',
      dashed: true,
    },
    ...task(0, 2, 5, 'Vendor'),
    centered(strong([(monthX(5) + monthX(7)) / 2, middleOf(0)], 'Late', 18)),
    ...task(1, 2, 6, 'Screens'),
    // Longer than in the figure, so that its name has room.
    ...task(2, 6, 8.3, 'Testing'),
    slot([0, 300], [480, 84], 'match'),
    { kind: 'person', at: [42, 342], r: 30, fill: 'strong', figure: 'match' },
    onBright(strong([88, 342], 'Ends Sep 30', 22)),
    { kind: 'tick', at: [deadlineX, 344], r: 14, stroke: 'strong', width: 5 },
  ],
};
