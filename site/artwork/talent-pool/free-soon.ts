import type { Composition, Figure, Point, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { heading, onBrand, plain, strong } from '../figure-words.ts';

type ByColumn = readonly [number, number, number, number];

/** How many of a field's people are free now, within a week, two weeks, and a month. */
type Field = { name: string; free: ByColumn };

/** A pool, and the position of the field whose first free person fits the role. */
export type Pool = { fields: readonly [Field, Field, Field, Field, Field]; match: number };

/** In a lane, the center of each column's first dot, how dots are spaced, and their sizes. */
type Columns = { starts: ByColumn; gap: number; r: number; match: number };

const peopleIn = ({ free }: Field) => free.reduce((sum, count) => sum + count, 0);

/** A field's people. The match is larger, but as far from the next person as the others are. */
const people = (
  { fields, match }: Pool,
  columns: Columns,
  field: number,
  y: number,
): readonly Shape[] => {
  const { starts, gap, r } = columns;
  const matchAt: Point = [starts[0] - columns.match + r, y];
  return starts.flatMap((start, column) =>
    Array.from({ length: fields[field]?.free[column] ?? 0 }, (_, index): Shape => {
      const isMatch = field === match && column === 0 && index === 0;
      return isMatch
        ? { kind: 'person', at: matchAt, r: columns.match, fill: 'match', figure: 'strong' }
        : { kind: 'dot', at: [start + index * gap, y], r, fill: 'quiet' };
    }),
  );
};

const wideColumns: Columns = { starts: [350, 496, 737, 964], gap: 47, r: 18, match: 30 };

/** Each field is a slot, which its people are next to. */
function wide(pool: Pool): Composition {
  const tall = 84;
  const { starts, r } = wideColumns;
  return {
    width: 1200,
    height: 560,
    shapes: [
      ...['Free now', 'Within a week', 'Within two weeks', 'Within a month'].map((label, column) =>
        strong([(starts[column] ?? 0) - r, 12], label, 20),
      ),
      ...pool.fields.flatMap((field, index): readonly Shape[] => {
        const y = 84 + index * 104;
        return [
          slot([0, y - tall / 2], [1200, tall], 'surface'),
          slot([0, y - tall / 2], [272, tall], 'brand'),
          onBrand(heading([36, y - 14], field.name, 24)),
          onBrand(plain([36, y + 16], `${peopleIn(field)} people`, 'muted', 18)),
          ...(index === pool.match ? [line([275, y], [starts[0], y], 'match', 6)] : []),
          ...people(pool, wideColumns, index, y),
        ];
      }),
    ],
  };
}

const compactColumns: Columns = { starts: [24, 74, 160, 231], gap: 17.5, r: 7, match: 14 };

/** Each field's name is above its people. */
function compact(pool: Pool): Composition {
  const tall = 34;
  const { starts, r } = compactColumns;
  return {
    width: 320,
    height: 366,
    shapes: [
      ...['Now', '1 week', '2 weeks', '1 month'].map((label, column) =>
        plain([(starts[column] ?? 0) - r, 8], label, 'muted', 14),
      ),
      ...pool.fields.flatMap((field, index): readonly Shape[] => {
        const y = 72 + index * 68;
        return [
          strong([0, y - 30], field.name, 16),
          { ...plain([320, y - 30], `${peopleIn(field)} people`, 'muted', 14), anchor: 'end' },
          slot([0, y - tall / 2], [320, tall], 'surface'),
          ...people(pool, compactColumns, index, y),
        ];
      }),
    ],
  };
}

/** A pool by field, from left to right by how soon people are free. */
export const freeSoon = (pool: Pool, alt: string): Figure => ({
  wide: wide(pool),
  compact: compact(pool),
  alt,
});
