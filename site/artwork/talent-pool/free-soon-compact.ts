import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, slot } from '../figure-shapes.ts';
import { centered, onBright, plain, strong } from '../figure-words.ts';
import { type ByColumn, type Pool, peopleIn } from './people-by-field.ts';

/** The columns are evenly spaced. */
const starts: ByColumn = [0, 78, 156, 234];

/** How far one person is from the next. */
const gap = 17;

/** The match, who stands last among those free now, says when the work starts. */
const matchIn = (x: number, y: number): readonly Shape[] => [
  cutOut(
    [
      [x + 5, y - 8],
      [x + 44, y - 26],
      [x + 58, y - 19],
    ],
    'match',
    2,
  ),
  slot([74, y - 41], [120, 27], 'match'),
  onBright(centered(strong([134, y - 27], 'Starts Monday', 14))),
  { kind: 'dot', at: [x, y], r: 13, fill: 'match' },
  { kind: 'face', at: [x, y + 8.5], size: 20, inCircle: true, ...looks.glasses },
];

/** How many of a field's people are in a column. The match stands beside those free now. */
const inColumn = ({ fields, match }: Pool, field: number, column: number) =>
  (fields[field]?.free[column] ?? 0) - (field === match && column === 0 ? 1 : 0);

/** A field's people, in each column. */
const people = (pool: Pool, field: number, y: number): readonly Shape[] =>
  starts.flatMap((start, column): readonly Shape[] => {
    const count = inColumn(pool, field, column);
    if (!count) return [plain([start, y], 'no one', 'text', 14)];
    return Array.from({ length: count }, (_, index) => ({
      kind: 'person',
      at: [start + gap / 2 + index * gap, y],
      r: 8,
      fill: 'quiet',
      figure: 'strong',
    }));
  });

const heads = ['Now', '1 week', '2 weeks', '1 month'];

/** The middle of a field's row of people. */
const yOf = (field: number) => 76 + field * 70;

/** Each field's name is above its people, who are in four columns. */
export const compact = (pool: Pool): Composition => ({
  width: 320,
  height: 370,
  shapes: [
    ...heads.map((label, column) => plain([starts[column] ?? 0, 8], label, 'text', 14)),
    ...starts.map((start) => line([start + 1, 24], [start + 65, 24])),
    ...pool.fields.map(({ name }, field) => strong([0, yOf(field) - 27], name, 16)),
    ...pool.fields.map(
      (field, index): Shape => ({
        ...plain([320, yOf(index) - 27], `${peopleIn(field)} people`, 'muted', 14),
        anchor: 'end',
      }),
    ),
    ...pool.fields.flatMap((_, field) => people(pool, field, yOf(field))),
    ...matchIn(starts[0] + gap + 15, yOf(pool.match)),
  ],
});
