import type { Composition, Figure, Point, Shape } from '#design-system';
import { avatar, lookInRow, looks, slot } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import { compact } from './free-soon-compact.ts';
import { type ByColumn, type Pool, peopleIn, sum } from './people-by-field.ts';

/** In a lane, the center of each column's first person, how people are spaced, and their sizes. */
type Columns = { starts: ByColumn; gap: number; r: number; match: number };

/**
 * A field's people. The match is larger, and last in its column, next to its words. Every third person
 * of the pool has a face.
 */
const people = (
  { fields, match }: Pool,
  columns: Columns,
  field: number,
  y: number,
): readonly Shape[] => {
  const { starts, gap, r } = columns;
  const before = sum(fields.slice(0, field).map(peopleIn));
  return starts.flatMap((start, column) => {
    const first = before + sum((fields[field]?.free ?? []).slice(0, column));
    const length = fields[field]?.free[column] ?? 0;
    return Array.from({ length }, (_, index): readonly Shape[] => {
      const x = start + index * gap;
      const isMatch = field === match && column === 0 && index === length - 1;
      const at: Point = [isMatch ? x + columns.match - r : x, y];
      if (isMatch) return avatar(at, columns.match, 'match', looks.glasses);
      const number = first + index;
      if (number % 3 === 1) return avatar(at, r, 'quiet', lookInRow(Math.floor(number / 3)));
      return [{ kind: 'person', at, r, fill: 'quiet', figure: 'strong' }];
    }).flat();
  });
};

/** The page's four columns, each above its step. */
const [cell, pitch] = [282, 306];
const wideColumns: Columns = {
  starts: [38, 38 + pitch, 38 + pitch * 2, 38 + pitch * 3],
  gap: 50,
  r: 22,
  match: 26,
};

/** Each field's name is above its slots, of which there is one for each column. */
function wide(pool: Pool): Composition {
  const tall = 56;
  const heads = ['Free now', 'Within a week', 'Within two weeks', 'Within a month'];
  return {
    width: 1200,
    height: 552,
    shapes: [
      ...heads.map((label, column) => plain([column * pitch, 10], label, 'text', 18)),
      ...pool.fields.flatMap((field, index): readonly Shape[] => {
        const y = 108 + index * 104;
        return [
          heading([0, y - 45], field.name, 20),
          { ...plain([1200, y - 45], `${peopleIn(field)} people`, 'muted', 16), anchor: 'end' },
          ...heads.map((_, column) =>
            slot([column * pitch, y - tall / 2], [cell, tall], 'surface'),
          ),
          ...people(pool, wideColumns, index, y),
          ...heads.flatMap((_, column) =>
            field.free[column] ? [] : [plain([column * pitch + 24, y], 'no one yet', 'text')],
          ),
          ...(index === pool.match ? [strong([138, y], 'starts Monday')] : []),
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
