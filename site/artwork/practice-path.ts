import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';

const rowY = (row: number) => 44 + row * 92;
const [left, right] = [48, 552];
const taskX = (task: number) => 84 + task * 72;
const exams = rowY(4);

/** A student's way through one session, and around the corner to the next. */
const session = (row: number): readonly Shape[] => {
  const from = row % 2 ? 180 : 0;
  const first = row ? 0 : 1;
  return [
    line([row ? left : 66, rowY(row)], [right, rowY(row)], 'control', 3),
    {
      kind: 'arc',
      at: [row % 2 ? left : right, rowY(row) + 46],
      r: 46,
      from,
      to: from + 180,
      stroke: 'control',
      width: 3,
    },
    {
      kind: 'dots',
      at: [taskX(first), rowY(row)],
      count: 7 - first,
      gap: 72,
      r: 20,
      fill: 'quiet',
    },
  ];
};

/** The task that was missed, and the one after it, where it is done again. */
const [missedX, repeatedX, repeatedY] = [taskX(3), taskX(4), rowY(2)];

/** Salesforce training: practice tasks, one of them repeated, lead a student to two exams. */
export const practicePath: Composition = {
  width: 600,
  height: 456,
  shapes: [
    ...[0, 1, 2, 3].flatMap(session),
    { kind: 'dot', at: [34, 44], r: 31, stroke: 'control', width: 3, dashed: true },
    {
      kind: 'arc',
      at: [(missedX + repeatedX) / 2, repeatedY],
      r: 36,
      from: -90,
      to: 90,
      stroke: 'text',
      width: 4,
    },
    {
      kind: 'dot',
      at: [missedX, repeatedY],
      r: 20,
      fill: 'background',
      stroke: 'text',
      width: 4,
    },
    line([missedX - 7, repeatedY], [missedX + 7, repeatedY], 'text', 4),
    { kind: 'dot', at: [repeatedX, repeatedY], r: 22, fill: 'text' },
    { kind: 'tick', at: [repeatedX, repeatedY + 1], r: 9, stroke: 'background', width: 4 },
    line([left, exams], [right, exams], 'control', 3),
    slot([48, exams - 42], [264, 84], 'brand'),
    { kind: 'dots', at: [94, exams], count: 4, gap: 36, r: 10, fill: 'quiet' },
    { kind: 'tick', at: [264, exams + 2], r: 16, stroke: 'raised', width: 6 },
    slot([336, exams - 42], [264, 84], 'match'),
    { kind: 'person', at: [378, exams], r: 32, fill: 'strong', figure: 'match' },
    { kind: 'tick', at: [548, exams + 2], r: 16, stroke: 'strong', width: 6 },
  ],
};
