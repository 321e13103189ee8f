import type { Composition, Shape } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import {
  countSign,
  floorsOf,
  type Resident,
  residentsOf,
  type SpecialtyMatrix,
} from './specialty-matrix-parts.ts';

/** Where the tall window begins, its width, where the others begin, and how far one is from the next. */
const [tower, towerWidth, left, step] = [308, 128, 448, 93];

/** The left side of a column, and its middle. */
const x = (column: number) => left + column * step;
const middle = (column: number) => x(column) + Math.floor(step / 2);

/** The top of the roof, the top of the first floor, and how far a floor is from the next. */
const [roof, top, floor] = [132, 182, 55];

/** The caretaker behind the roof’s edge, with the key for all doors. */
const caretaker: readonly Shape[] = [
  { kind: 'face', at: [130, roof], size: 130, ...looks.hardHat, clothes: 'brand' },
  line([166, roof - 18], [218, roof - 78], 'brand', 30),
  { kind: 'dot', at: [242, roof - 100], r: 24, stroke: 'control', width: 10 },
  {
    kind: 'line',
    points: [
      [250, roof - 76],
      [262, roof - 42],
      [278, roof - 48],
      [262, roof - 42],
      [268, roof - 22],
      [284, roof - 28],
    ],
    stroke: 'control',
    width: 10,
  },
  { kind: 'dot', at: [222, roof - 86], r: 16, fill: 'quiet' },
];

/** The services of every industry share one window, which is as high as all floors. */
const tallWindow = (residents: readonly Resident[], height: number): readonly Shape[] => {
  const each = height / residents.length;
  const middle = tower + towerWidth / 2;
  return [
    panel([tower, top], [towerWidth, height], 0, 'raised'),
    ...residents.flatMap(({ short, look }, index): readonly Shape[] => {
      const bottom = top + (index + 1) * each;
      return [
        { kind: 'face', at: [middle, bottom - 32], size: 82, ...look },
        panel([tower, bottom - 32], [towerWidth, 32], 0, 'quiet'),
        onBright(centered(strong([middle, bottom - 15], short, 17))),
      ];
    }),
  ];
};

/** The names of the other services, on a board above their columns. */
const board = (residents: readonly Resident[]): readonly Shape[] => [
  panel([left, 70], [residents.length * step, 38], 8, 'quiet'),
  ...residents.map(({ short }, column) =>
    onBright(centered(strong([middle(column), 90], short, 17))),
  ),
];

export function wideMatrix(matrix: SpecialtyMatrix): Composition {
  const residents = residentsOf(matrix);
  const floors = floorsOf(matrix, residents);
  const everywhere = residents.filter(({ isEverywhere }) => isEverywhere);
  const others = residents.filter(({ isEverywhere }) => !isEverywhere);
  const y = (row: number) => top + row * floor;
  const end = y(floors.length);

  return {
    width: 1200,
    height: end + 14,
    shapes: [
      ...caretaker,
      ...[1, others.length - 1].map((column) =>
        line([x(column), 80], [x(column), roof], 'control', 6),
      ),
      ...board(others),
      panel([0, roof], [1200, end + 14 - roof], 0, 'brand'),
      slot([0, roof - 6], [1200, 14], 'quiet'),
      { kind: 'dot', at: [32, roof + 30], r: 9, fill: 'match' },
      onBrand(plain([60, roof + 31], 'Most services', 'text', 17)),
      onBrand(heading([tower, roof + 31], 'Every industry', 17)),
      onBrand(heading([left + 4, roof + 31], 'Some industries', 17)),
      ...floors.map(({ name }, row) => onBrand(plain([60, y(row) + 27], name, 'text', 17))),
      ...floors.flatMap((each, row) => countSign([32, y(row) + 27], 20, each)),
      ...others.flatMap((resident, column) =>
        floors.flatMap(({ lit }, row) =>
          lit.includes(resident)
            ? [panel([x(column) + 4, y(row) + 3], [step - 8, floor - 7], 0, 'quiet')]
            : [],
        ),
      ),
      // By column, because equal neighbors compress well.
      ...others.flatMap((resident, column) =>
        floors.flatMap(({ lit }, row): readonly Shape[] =>
          lit.includes(resident)
            ? [{ kind: 'face', at: [middle(column), y(row) + 51], size: 46, ...resident.look }]
            : [],
        ),
      ),
      // Each floor stands on a slab, which leads from its name to its windows.
      ...floors.map((_, row) => line([12, y(row + 1) - 1], [1188, y(row + 1) - 1], 'quiet', 2)),
      ...tallWindow(everywhere, end - top),
    ],
  };
}
