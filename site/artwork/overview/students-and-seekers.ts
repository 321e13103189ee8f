import type { Point, Shape } from '#design-system';
import { line, matchStop, piece, slot } from '../figure-shapes.ts';
import { inSlot, plain, strong } from '../figure-words.ts';

const sessions = 5;

/** Five sessions with the teacher, and then two exams. */
export const course = piece([
  strong([0, 9], '2 months'),
  line([16, 58], [190, 58], 'accent', 3),
  ...Array.from(
    { length: sessions },
    (_, index): Shape => ({
      kind: 'person',
      at: [16 + index * 36, 58],
      r: 15,
      fill: 'quiet',
      figure: 'strong',
    }),
  ),
  plain([0, 95], `${sessions} sessions`),
  slot([200, 26], [100, 30], 'brand'),
  inSlot([250, 41], 'CRT 101', 'onBrand'),
  slot([200, 62], [100, 30], 'brand'),
  inSlot([250, 77], 'CRT 403', 'onBrand'),
]);

const rounds: readonly { name: string; width: number }[] = [
  { name: 'Call', width: 64 },
  { name: 'Task', width: 64 },
  { name: 'Team', width: 70 },
];
const roundAt = (round: number): Point => [round * 74, 34];

/** Three rounds with an answer after each, and the last answer is yes. */
export const search = piece([
  line([10, 50], [268, 50], 'accent', 3),
  ...rounds.flatMap(({ name, width }, round): readonly Shape[] => {
    const [x, y] = roundAt(round);
    return [
      slot([x, y], [width, 32], 'brand'),
      inSlot([x + width / 2, y + 16], name, 'onBrand'),
      line([x + width / 2, y + 32], [x + width / 2, 84]),
      { ...plain([x + width / 2, 94], 'Answer'), anchor: 'middle' },
    ];
  }),
  ...matchStop([268, 50], 26),
  { ...strong([268, 94], 'Yes'), anchor: 'middle' },
]);
