import type { Composition, Figure, Point, Shape, Size } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

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
      const own = specialties.filter((specialty) => specialty.industries.includes(name));
      return { name, own, count: everywhere.length + own.length };
    })
    .toSorted((one, other) => other.count - one.count);

/** A name's first two words, each on a line: enough to know the service by. */
const firstWords = (name: string) => name.split(' ').slice(0, 2);

/** The services of every industry, from the top to the last row. */
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
  const [blockX, blockWidth] = [306, 140];
  const x = (column: number) => 500 + column * 94.7;
  const y = (row: number) => 136 + row * 54;
  const height = y(rows.length - 1) + 28;
  const rest = blockX + blockWidth + 16;

  return {
    width: 1200,
    height,
    shapes: [
      block([blockX, 0], [blockWidth, height]),
      ...['In every', 'industry'].map((text, index) =>
        onBrand(heading([blockX + 20, 34 + index * 24], text, 20)),
      ),
      ...everywhere.flatMap(({ name }, service) =>
        firstWords(name).map((text, index) =>
          onBrand(strong([blockX + 20, 124 + service * 62 + index * 21], text)),
        ),
      ),
      onBrand(heading([blockX + 20, height - 42], String(everywhere.length), 48)),
      heading([rest, 34], 'In some industries', 20),
      plain([14, 91], 'Services', 'muted', 15),
      ...specialties.flatMap(({ name }, column) =>
        firstWords(name).map((text, index) =>
          centered(strong([x(column), 72 + index * 19], text, 15)),
        ),
      ),
      slot([0, y(0) - 19], [blockX - 16, 38], 'match'),
      ...rows.flatMap(({ name, own, count }, row): readonly Shape[] => {
        const words = [
          centered(heading([32, y(row)], String(count), 22)),
          row ? plain([64, y(row)], name, 'text') : strong([64, y(row)], name),
        ];
        return [
          ...(row ? words : words.map(onBright)),
          ...(row
            ? [
                line([0, y(row) - 27], [blockX - 16, y(row) - 27], 'line', 1),
                line([rest, y(row) - 27], [1200, y(row) - 27], 'line', 1),
              ]
            : []),
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
