import type { Composition, Point, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, onBrand, onBright, strong } from './figure-words.ts';

const type = 20;
const [left, right] = [46, 434];
/** How far the path goes beyond each row's ends, where it turns to the next row. */
const turn = 44;
const rowY = (row: number) => 46 + row * turn * 2;
const taskX = (task: number) => 72 + task * 56;
const exams = rowY(4);

/** The path along a row of tasks, in place of the first of which there may be words, and around. */
const tasks = (row: number, first = 0): readonly Shape[] => {
  const from = row % 2 ? 180 : 0;
  return [
    line([first ? taskX(first) - 40 : left, rowY(row)], [right, rowY(row)], 'control', 3),
    {
      kind: 'arc',
      at: [row % 2 ? left : right, rowY(row) + turn],
      r: turn,
      from,
      to: from + 180,
      stroke: 'control',
      width: 3,
    },
    {
      kind: 'dots',
      at: [taskX(first), rowY(row)],
      count: 7 - first,
      gap: 56,
      r: 15,
      fill: 'quiet',
    },
  ];
};

/** The task that was missed, and the one after it, where it is done again. */
const [missed, repeated]: readonly [Point, Point] = [
  [taskX(3), rowY(2)],
  [taskX(4), rowY(2)],
];

const retake: readonly Shape[] = [
  {
    kind: 'arc',
    at: [(missed[0] + repeated[0]) / 2, missed[1]],
    r: 28,
    from: -90,
    to: 90,
    stroke: 'text',
    width: 3,
  },
  { kind: 'dot', at: missed, r: 16, fill: 'background', stroke: 'text', width: 3 },
  line([missed[0] - 6, missed[1]], [missed[0] + 6, missed[1]], 'text', 3),
  { kind: 'dot', at: repeated, r: 17, fill: 'text' },
  { kind: 'tick', at: [repeated[0], repeated[1] + 1], r: 7, stroke: 'background', width: 3 },
  centered(strong([(missed[0] + repeated[0]) / 2, missed[1] - 44], 'Retake', type)),
];

/** Salesforce training: practice tasks, one of them repeated, lead a student to two exams. */
export const practicePath: Composition = {
  width: 480,
  height: exams + 34,
  shapes: [
    ...[2, 0, 0, 0].flatMap((first, row) => tasks(row, first)),
    { kind: 'person', at: [26, rowY(0)], r: 22, fill: 'text', figure: 'background' },
    strong([62, rowY(0)], 'Week 1', type),
    ...retake,
    centered(strong([taskX(0), rowY(3) - 32], 'Week 8', type)),
    line([left, exams], [right, exams], 'control', 3),
    slot([left, exams - 32], [186, 64], 'brand'),
    { kind: 'tick', at: [76, exams + 1], r: 9, stroke: 'onBrand', width: 4 },
    onBrand(strong([98, exams], 'Admin exam', type)),
    slot([248, exams - 32], [232, 64], 'match'),
    { kind: 'tick', at: [278, exams + 1], r: 9, stroke: 'strong', width: 4 },
    onBright(strong([300, exams], 'App Builder exam', type)),
  ],
};
