import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

/** The middle of a week's column, counted from 0. */
const weekX = (week: number) => 180 + week * 48;
const weeks = [0, 1, 2, 3, 4, 5];

/** A learner's row: the weeks so far. */
const learner = (y: number, name: string, wasThere: readonly boolean[]): readonly Shape[] => [
  onBright(plain([32, y], name, 'muted', 20)),
  ...wasThere.map((there, week): Shape => {
    const at = [weekX(week), y] as const;
    return there
      ? { kind: 'dot', at, r: 10, fill: 'background' }
      : { kind: 'dot', at, r: 9, stroke: 'strong', width: 2 };
  }),
];

/** The weeks to come. */
const toCome = (y: number): Shape => ({
  kind: 'dots',
  at: [weekX(3), y],
  count: 3,
  gap: 48,
  r: 4,
  fill: 'quiet',
});

/** A page of the attendance book in week 3. One learner has missed two weeks, so somebody calls. */
export const attendanceBook: Composition = {
  width: 480,
  height: 344,
  shapes: [
    { kind: 'frame', at: [172, 8], size: [116, 80], radius: 20, fill: 'quiet' },
    { kind: 'frame', at: [296, 8], size: [116, 80], radius: 20, fill: 'quiet' },
    onBright(centered(plain([230, 32], 'Grades', 'muted', 20))),
    onBright(centered(plain([354, 32], 'Report', 'muted', 20))),
    { kind: 'frame', at: [0, 0], size: [164, 100], radius: 24, fill: 'raised' },
    { kind: 'frame', at: [0, 56], size: [480, 288], radius: 24, fill: 'raised' },
    { kind: 'frame', at: [0, 48], size: [48, 48], radius: 0, fill: 'raised' },
    onBright(centered(strong([82, 30], 'Attendance', 20))),
    onBright(heading([32, 91], 'Week', 24)),
    ...weeks.map((week) =>
      onBright(centered(plain([weekX(week), 92], `${week + 1}`, 'muted', 20))),
    ),
    line([32, 116], [448, 116], 'quiet'),
    ...learner(144, 'A. Costa', [true, true, true]),
    toCome(144),
    ...learner(188, 'J. Ito', [true, false, true]),
    toCome(188),
    slot([12, 210], [456, 44], 'match'),
    ...learner(232, 'M. Reyes', [true, false, false]),
    onBright(strong([weekX(3) - 8, 232], 'Call today', 20)),
    ...learner(276, 'S. Novak', [true, true, true]),
    toCome(276),
    line([32, 300], [448, 300], 'quiet'),
    onBright(plain([32, 322], 'Biology, entered in class at 9:05', 'muted', 19)),
  ],
};
