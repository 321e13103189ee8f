import type { Composition, Shape } from '#design-system';
import { cutOut, lookInRow, looks, slot } from '../figure-shapes.ts';
import { centered, onBright, plain, strong } from '../figure-words.ts';
import { type ByColumn, type Pool, peopleIn, sum } from './people-by-field.ts';

/** Each column is as wide as its longest row of people. */
const starts: ByColumn = [0, 65, 157, 216];

/** The height of a row of people, and how far one person is from the next. */
const [tall, gap] = [28, 19];

/** Someone who stands in a row, whose middle is at `y`. */
const standing = (x: number, y: number, look: ReturnType<typeof lookInRow>): Shape => ({
  kind: 'face',
  at: [x, y + tall / 2 - 3],
  size: 24,
  inCircle: true,
  ...look,
});

/** The match, who stands last among those free now, says when the work starts. */
const matchIn = (x: number, y: number): readonly Shape[] => [
  cutOut(
    [
      [x + 5, y - 8],
      [x + 44, y - 28],
      [x + 58, y - 22],
    ],
    'match',
    2,
  ),
  slot([74, y - 44], [120, 27], 'match'),
  onBright(centered(strong([134, y - 30], 'Starts Monday', 14))),
  { kind: 'dot', at: [x, y], r: tall / 2, fill: 'match' },
  standing(x, y, looks.glasses),
];

/** How many are in a field's slot. The match stands beside those free now. */
const inSlot = ({ fields, match }: Pool, field: number, column: number) =>
  (fields[field]?.free[column] ?? 0) - (field === match && column === 0 ? 1 : 0);

/** A field's slots, one for each column with people. */
const slots = (pool: Pool, field: number, y: number): readonly Shape[] =>
  starts.map((start, column) => {
    const count = inSlot(pool, field, column);
    return count
      ? slot([start, y - tall / 2], [tall + (count - 1) * gap, tall], 'quiet')
      : plain([start, y], 'no one', 'text', 14);
  });

/** The people in a field's slots. */
const people = (pool: Pool, field: number, y: number): readonly Shape[] => {
  const free = pool.fields[field]?.free ?? [];
  const before = sum(pool.fields.slice(0, field).map(peopleIn));
  return starts.flatMap((start, column) => {
    const first = before + sum(free.slice(0, column));
    return Array.from({ length: inSlot(pool, field, column) }, (_, index) =>
      standing(start + tall / 2 + index * gap, y, lookInRow(first + index)),
    );
  });
};

const heads = ['Now', '1 week', '2 weeks', '1 month'];

/** The middle of a field's row of people. */
const yOf = (field: number) => 80 + field * 74;

/**
 * Each field's name is above its people, who are in four columns. Similar shapes follow each other, so
 * that the page is small when it is compressed.
 */
export const compact = (pool: Pool): Composition => ({
  width: 320,
  height: 391,
  shapes: [
    ...heads.map((label, column) => plain([starts[column] ?? 0, 8], label, 'muted', 14)),
    ...pool.fields.map(({ name }, field) => strong([0, yOf(field) - 30], name, 16)),
    ...pool.fields.map(
      (field, index): Shape => ({
        ...plain([320, yOf(index) - 30], `${peopleIn(field)} people`, 'muted', 14),
        anchor: 'end',
      }),
    ),
    ...pool.fields.flatMap((_, field) => slots(pool, field, yOf(field))),
    ...pool.fields.flatMap((_, field) => people(pool, field, yOf(field))),
    ...matchIn(starts[0] + tall + 16, yOf(pool.match)),
  ],
});
