import type { Composition, Figure, Point, Shape, Tone } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

type Service = {
  name: string;
  /** For phones. */
  short: string;
};

export type SpecialtyMatrix = {
  /** Services that work in every industry. */
  everywhere: readonly Service[];
  specialties: readonly (Service & { industries: readonly string[] })[];
  industries: readonly string[];
};

/** Industries by the number of their services, the most first. */
const rowsOf = ({ everywhere, specialties, industries }: SpecialtyMatrix) =>
  industries
    .map((name) => {
      const marks = [
        ...everywhere.map(() => 'everywhere' as const),
        ...specialties.map((specialty) =>
          specialty.industries.includes(name) ? ('special' as const) : ('none' as const),
        ),
      ];
      return { name, marks, count: marks.filter((mark) => mark !== 'none').length };
    })
    .toSorted((one, other) => other.count - one.count);

/** The two lines of a name that are closest in length. */
function twoLines(name: string): readonly [string, string] {
  const words = name.split(' ');
  const [first] = words
    .slice(1)
    .map((_, index) => words.slice(0, index + 1).join(' '))
    .toSorted(
      (one, other) =>
        Math.abs(2 * one.length - name.length) - Math.abs(2 * other.length - name.length),
    );
  return first ? [first, name.slice(first.length + 1)] : [name, ''];
}

const mark = (kind: 'everywhere' | 'special' | 'none', at: Point, r: number): Shape =>
  kind === 'none'
    ? { kind: 'dot', at, r: r * 0.25, fill: 'control' }
    : { kind: 'dot', at, r, fill: kind === 'special' ? 'text' : 'brand' };

function wideMatrix(matrix: SpecialtyMatrix): Composition {
  const services = [...matrix.everywhere, ...matrix.specialties];
  const rows = rowsOf(matrix);
  const first = matrix.everywhere.length;
  const x = (column: number) => 344 + column * 69.5 + (column < first ? 0 : 40);
  const y = (row: number) => 174 + row * 54;
  const split = (x(first - 1) + x(first)) / 2;

  return {
    width: 1200,
    height: y(rows.length - 1) + 28,
    shapes: [
      plain([x(0) - 31, 14], 'In every industry'),
      plain([x(first) - 45, 14], 'In some industries'),
      line([split, 4], [split, y(rows.length - 1) + 22], 'control', 1),
      // On two levels, because a name is wider than a column.
      ...services.flatMap(({ name }, column): readonly Shape[] => {
        const top = column % 2 ? 112 : 52;
        return [
          line([x(column), top + 32], [x(column), y(0) - 24], 'control', 1),
          ...twoLines(name).map((text, index) =>
            centered(strong([x(column), top + index * 19], text, 15)),
          ),
        ];
      }),
      slot([1, y(0) - 22], [1198, 44], 'surface', 'text'),
      slot([8, y(0) - 15], [48, 30], 'match'),
      ...rows.flatMap(({ name, marks, count }, row): readonly Shape[] => [
        {
          ...centered(heading([32, y(row)], String(count), 24)),
          fill: row ? 'text' : 'strong',
        },
        row ? plain([70, y(row)], name, 'text') : strong([70, y(row)], name),
        ...(row ? [line([0, y(row) - 27], [1200, y(row) - 27], 'line', 1)] : []),
        ...marks.map((kind, column) => mark(kind, [x(column), y(row)], 11)),
      ]),
    ],
  };
}

const size = 14;

/** Short names in columns, each with the dot that it has in the wide version. */
const named = (
  services: readonly Service[],
  [x, y]: Point,
  step: number,
  fill: Tone,
): readonly Shape[] => {
  const columns = Math.floor(320 / step);
  return services.flatMap(({ short }, index): readonly Shape[] => {
    const left = x + (index % columns) * step;
    const middle = y + Math.floor(index / columns) * 22;
    return [
      { kind: 'dot', at: [left + 5, middle], r: 5, fill },
      plain([left + 17, middle], short, 'text', size),
    ];
  });
};

/** The services of every industry, and below them the others that each industry has. */
function compactMatrix(matrix: SpecialtyMatrix): Composition {
  const { everywhere, specialties } = matrix;
  let end = 130;
  const rows = rowsOf(matrix).flatMap(({ name }, row): readonly Shape[] => {
    const own = specialties.filter(({ industries }) => industries.includes(name));
    const y = end;
    end += 46 + Math.ceil(own.length / 3) * 22;
    return [
      ...(row
        ? [line([0, y - 18], [320, y - 18], 'line', 1)]
        : [slot([278, y - 13], [42, 26], 'match')]),
      strong([1, y], name, size),
      {
        ...centered(heading([299, y], `+${own.length}`, 16)),
        fill: row ? 'text' : 'strong',
      },
      ...named(own, [1, y + 27], 106, 'text'),
    ];
  });

  return {
    width: 320,
    height: end - 24,
    shapes: [
      {
        kind: 'frame',
        at: [1, 1],
        size: [318, 98],
        radius: 20,
        fill: 'surface',
        stroke: 'control',
      },
      strong([17, 22], 'In every industry', size),
      centered(heading([299, 22], String(everywhere.length), 16)),
      ...named(everywhere, [17, 51], 147, 'brand'),
      ...rows,
    ],
  };
}

/** The drawing of which services work in which industries. */
export const specialtyMatrix = (matrix: SpecialtyMatrix, alt: string): Figure => ({
  wide: wideMatrix(matrix),
  compact: compactMatrix(matrix),
  alt,
});
