import type { Composition, Figure, Point, Shape } from '#design-system';
import { looks, slot } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';
import { compact } from './free-soon-compact.ts';
import { type Pool, peopleIn } from './people-by-field.ts';

/** The page's four columns, each above its step, and the distance from one person to the next. */
const [cell, pitch, gap] = [282, 306, 51];

/** The height of a slot, and the radius of a person in it. */
const [tall, r] = [56, 23];

/** The match, who has a face and says when the work starts. */
const matchAt = ([x, y]: Point): readonly Shape[] => [
  slot([x - tall / 2, y - tall / 2], [202, tall], 'match'),
  { kind: 'face', at: [x + 1, y + 22], size: 48, inCircle: true, ...looks.glasses },
  onBright(strong([x + 34, y], 'Starts Monday', 18)),
];

/** A field's people, in each column. The match is the last one of those who are free now. */
const people = ({ fields, match }: Pool, field: number, y: number): readonly Shape[] =>
  (fields[field]?.free ?? []).flatMap((count, column) =>
    Array.from({ length: count }, (_, index): readonly Shape[] => {
      const at: Point = [column * pitch + tall / 2 + index * gap, y];
      if (field === match && column === 0 && index === count - 1) return matchAt([at[0] + 7, y]);
      return [{ kind: 'person', at, r, fill: 'quiet', figure: 'strong' }];
    }).flat(),
  );

/** Each field's name is above its slots, of which there is one for each column. */
function wide(pool: Pool): Composition {
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
          ...people(pool, index, y),
          ...heads.flatMap((_, column) =>
            field.free[column] ? [] : [plain([column * pitch + 24, y], 'no one yet', 'text')],
          ),
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
