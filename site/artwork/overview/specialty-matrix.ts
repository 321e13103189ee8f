import type { Composition, Figure, Point, Shape, Size } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, reachOf, strong } from '../figure-words.ts';

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

/** Industries by the number of their own services, the most first. */
const rowsOf = ({ specialties, industries }: SpecialtyMatrix) =>
  industries
    .map((name) => ({
      name,
      own: specialties.filter((specialty) => specialty.industries.includes(name)),
    }))
    .toSorted((one, other) => other.own.length - one.own.length);

/** A name's first two words, each on a line: enough to know the service by. */
const firstWords = (name: string) => name.split(' ').slice(0, 2);

/** The services of every industry. */
const block = (at: Point, size: Size): Shape => ({
  kind: 'frame',
  at,
  size,
  radius: 20,
  fill: 'brand',
});

function wideMatrix(matrix: SpecialtyMatrix): Composition {
  const { everywhere, specialties } = matrix;
  const rows = rowsOf(matrix);
  const gridX = 306;
  /** Where the next name of a service in every industry starts. */
  let next = gridX;
  const x = (column: number) => 356 + column * 115;
  const y = (row: number) => 212 + row * 47;

  return {
    width: 1200,
    height: y(rows.length - 1) + 28,
    shapes: [
      block([0, 0], [1200, 88]),
      onBrand(heading([24, 44], 'In every industry', 22)),
      ...everywhere.map(({ name }) => {
        const label = onBrand(strong([next, 44], name, 19));
        next = reachOf(label)[1] + 36;
        return label;
      }),
      onBrand({ ...heading([1176, 46], String(everywhere.length), 48), anchor: 'end' }),
      heading([0, 138], 'In some industries', 22),
      plain([14, 166], 'Services', 'muted', 15),
      ...specialties.flatMap(({ name }, column) =>
        firstWords(name).map((text, index) =>
          centered(strong([x(column), 142 + index * 21], text, 16)),
        ),
      ),
      slot([0, y(0) - 19], [gridX - 16, 38], 'match'),
      ...rows.flatMap(({ name, own }, row): readonly Shape[] => {
        const words = [
          centered(heading([32, y(row)], `+${own.length}`, 22)),
          row ? plain([64, y(row)], name, 'text') : strong([64, y(row)], name),
        ];
        return [
          ...(row ? words : words.map(onBright)),
          ...(row ? [line([0, y(row) - 23.5], [1200, y(row) - 23.5], 'line', 1)] : []),
          ...specialties.flatMap((specialty, column): readonly Shape[] =>
            own.includes(specialty)
              ? [{ kind: 'dot', at: [x(column), y(row)], r: 14, fill: 'brand' }]
              : [],
          ),
        ];
      }),
    ],
  };
}

const size = 14;

/** Short names in columns. */
const named = (services: readonly Service[], [x, y]: Point, step: number): readonly Shape[] => {
  const columns = Math.floor(320 / step);
  return services.flatMap(({ short }, index): readonly Shape[] => {
    const left = x + (index % columns) * step;
    const middle = y + Math.floor(index / columns) * 22;
    return [
      { kind: 'dot', at: [left + 5, middle], r: 5, fill: 'brand' },
      plain([left + 17, middle], short, 'text', size),
    ];
  });
};

/** The services of every industry, and below them the others that each industry has. */
function compactMatrix(matrix: SpecialtyMatrix): Composition {
  const { everywhere } = matrix;
  let end = 130;
  const rows = rowsOf(matrix).flatMap(({ name, own }, row): readonly Shape[] => {
    const y = end;
    end += 46 + Math.ceil(own.length / 3) * 22;
    const count = centered(heading([299, y], `+${own.length}`, 16));
    return [
      ...(row
        ? [line([0, y - 18], [320, y - 18], 'line', 1)]
        : [slot([278, y - 13], [42, 26], 'match')]),
      strong([0, y], name, size),
      row ? count : onBright(count),
      ...named(own, [0, y + 27], 106),
    ];
  });

  return {
    width: 320,
    height: end - 24,
    shapes: [
      block([0, 0], [320, 98]),
      onBrand(heading([20, 24], 'In every industry', 17)),
      onBrand(centered(heading([299, 24], String(everywhere.length), 17))),
      ...everywhere.map(({ short }, index) =>
        onBrand(strong([20 + (index % 2) * 150, 54 + Math.floor(index / 2) * 22], short, size)),
      ),
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
