import type { Composition, Shape } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import {
  countSign,
  floorsOf,
  residentsOf,
  type SpecialtyMatrix,
} from './specialty-matrix-parts.ts';

/** Where the windows begin, and where the roof is. */
const [left, roof] = [330, 150];

/** The caretaker behind the roof’s edge, with the key for all doors. */
const caretaker: readonly Shape[] = [
  {
    kind: 'face',
    at: [130, roof],
    size: 146,
    ...looks.hardHat,
    clothes: 'brand',
  },
  line([166, roof - 18], [218, roof - 84], 'brand', 30),
  { kind: 'dot', at: [244, roof - 106], r: 24, stroke: 'control', width: 10 },
  {
    kind: 'line',
    points: [
      [252, roof - 82],
      [264, roof - 48],
      [280, roof - 54],
      [264, roof - 48],
      [270, roof - 28],
      [286, roof - 34],
    ],
    stroke: 'control',
    width: 10,
  },
  { kind: 'dot', at: [222, roof - 92], r: 16, fill: 'quiet' },
];

/** The middle of a service’s sign. Neighbors differ in height. */
const signY = (column: number) => (column % 2 ? 120 : 62);

export function wideMatrix(matrix: SpecialtyMatrix): Composition {
  const residents = residentsOf(matrix);
  const floors = floorsOf(matrix, residents);
  const step = Math.floor((1200 - 28 - left) / residents.length / 2) * 2;
  const x = (column: number) => left + column * step;
  const middle = (column: number) => x(column) + step / 2;
  const y = (row: number) => roof + 64 + row * 60;
  const height = y(floors.length) + 10;

  return {
    width: 1200,
    height,
    shapes: [
      ...residents
        .filter((_, column) => column % 2 === 0)
        .map((_, index) => line([middle(index * 2), 80], [middle(index * 2), roof], 'control', 6)),
      ...residents.map(({ isEverywhere }, column) =>
        panel(
          [x(column) - 27, signY(column) - 24],
          [step + 54, 48],
          8,
          isEverywhere ? 'brand' : 'quiet',
        ),
      ),
      ...residents.map(({ short, isEverywhere }, column) => {
        const label = centered(strong([middle(column), signY(column)], short, 17));
        return isEverywhere ? onBrand(label) : onBright(label);
      }),
      ...caretaker,
      panel([0, roof], [1200, height - roof], 0, 'brand'),
      slot([0, roof - 6], [1200, 14], 'quiet'),
      { kind: 'dot', at: [40, roof + 36], r: 9, fill: 'match' },
      onBrand(plain([72, roof + 37], 'Most services', 'text', 17)),
      onBrand(heading([x(0) + 6, roof + 37], 'In every industry', 22)),
      onBrand(heading([x(matrix.everywhere.length) + 6, roof + 37], 'In some industries', 22)),
      ...floors.map(({ name }, row) => onBrand(plain([72, y(row) + 24], name, 'text', 17))),
      ...floors.flatMap((floor, row) => countSign([40, y(row) + 24], 20, floor)),
      ...residents.map(({ isEverywhere }, column) =>
        panel(
          [x(column) + 6, y(0)],
          [step - 12, y(floors.length) - y(0) - 12],
          0,
          isEverywhere ? 'raised' : 'strong',
        ),
      ),
      ...residents.flatMap((resident, column) =>
        floors.flatMap(({ lit }, row) =>
          lit.includes(resident) && !resident.isEverywhere
            ? [panel([x(column) + 6, y(row)], [step - 12, 48], 0, 'quiet')]
            : [],
        ),
      ),
      // The walls between the floors.
      ...floors
        .slice(1)
        .map((_, row) =>
          line([x(0), y(row + 1) - 6], [x(residents.length), y(row + 1) - 6], 'brand', 12),
        ),
      // By column, because equal neighbors compress well.
      ...residents.flatMap((resident, column) =>
        floors.flatMap(({ lit }, row): readonly Shape[] =>
          lit.includes(resident)
            ? [{ kind: 'face', at: [middle(column), y(row) + 48], size: 48, ...resident.look }]
            : [],
        ),
      ),
    ],
  };
}
