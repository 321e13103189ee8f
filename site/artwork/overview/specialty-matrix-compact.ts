import type { Composition, Look, Point, Shape } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import {
  countSign,
  floorsOf,
  type Resident,
  residentsOf,
  type SpecialtyMatrix,
} from './specialty-matrix-parts.ts';

const fontSize = 14;

/** A window, and how far one is from the next. */
const [wide, tall, step] = [21, 27, 25];

/** How far a service in the key, and a floor, is from the next. */
const [keyStep, floorStep] = [28, 60];

/** The left side of a column of windows. */
const xOf = (column: number) => 12 + column * step;

/** A service in its window. The point is the window’s top left corner. */
type Place = { resident: Resident; at: Point };

/** Instead of looks that are heavy, and whose details would be tiny. */
const simpler: Partial<Record<Look['cut'], Look>> = {
  bald: { ...looks.afro, cut: 'bald' },
  turban: { ...looks.afro, cut: 'short' },
  headscarf: { ...looks.longHair, hair: 'brand' },
  short: { ...looks.longHair, cut: 'short' },
};

/** The services of one kind, below each other. The last one ends where the list ends. */
const listed = (residents: readonly Resident[], x: number, end: number): readonly Place[] =>
  residents.map((resident, index) => ({
    resident,
    at: [x, end - (residents.length - index) * keyStep],
  }));

/** How many floors in a row have a service, from one of them down. */
const litBelow = (
  floors: readonly { lit: readonly Resident[] }[],
  resident: Resident,
  row: number,
) => {
  const below = floors.slice(row);
  const dark = below.findIndex(({ lit }) => !lit.includes(resident));
  return dark < 0 ? below.length : dark;
};

const nameOf = ({ resident, at: [x, y] }: Place) =>
  onBrand(plain([x + 29, y + 14], resident.short, 'text', fontSize));

/**
 * The key is the top of the building, with a sign on the lower roof. Below it are the
 * floors, each with its name above a row of windows.
 */
export function compactMatrix(matrix: SpecialtyMatrix): Composition {
  const residents = residentsOf(matrix);
  const floors = floorsOf(matrix, residents);
  const most = matrix.specialties.length;
  const roof = (most - matrix.everywhere.length) * keyStep;
  const keyEnd = 48 + most * keyStep;
  const key = [
    ...listed(residents.slice(0, -most), xOf(0), keyEnd),
    ...listed(residents.slice(-most), 172, keyEnd),
  ];
  const y = (row: number) => keyEnd + 48 + row * floorStep;
  const end = y(floors.length - 1) + tall;
  const height = end + 10;

  return {
    width: 320,
    height,
    shapes: [
      line([74, 60], [74, roof], 'control', 6),
      panel([10, 28], [128, 44], 8, 'match'),
      onBright(centered(strong([74, 50], 'Most services', fontSize))),
      panel([0, roof + 4], [320, height - roof - 4], 0, 'brand'),
      slot([0, roof], [170, 10], 'quiet'),
      panel([160, 4], [160, keyEnd], 0, 'brand'),
      slot([154, 0], [166, 10], 'quiet'),
      panel([0, keyEnd + 9], [320, 6], 0, 'quiet'),
      onBrand(heading([xOf(0), roof + 31], 'In every industry', 15)),
      onBrand(heading([172, 31], 'In some industries', 15)),
      ...key.map(nameOf),
      // All windows are dark at first, except those of the services of every industry.
      ...residents.map(({ isEverywhere }, column) =>
        panel([xOf(column), y(0)], [wide, end - y(0)], 0, isEverywhere ? 'raised' : 'strong'),
      ),
      panel(
        [xOf(0), keyEnd - matrix.everywhere.length * keyStep],
        [wide, matrix.everywhere.length * keyStep - 1],
        0,
        'raised',
      ),
      panel([172, 48], [wide, most * keyStep - 1], 0, 'quiet'),
      ...residents.flatMap((resident, column) =>
        floors.flatMap(({ lit }, row) =>
          lit.includes(resident) &&
          !resident.isEverywhere &&
          !floors[row - 1]?.lit.includes(resident)
            ? [
                panel(
                  [xOf(column), y(row)],
                  [wide, tall + floorStep * (litBelow(floors, resident, row) - 1)],
                  0,
                  'quiet',
                ),
              ]
            : [],
        ),
      ),
      // The walls between the floors, with the names of the floors below.
      ...floors
        .slice(1)
        .map((_, row) => line([12, y(row + 1) - 16.5], [308, y(row + 1) - 16.5], 'brand', 33)),
      ...floors.map(({ name }, row) => onBrand(strong([41, y(row) - 16], name, fontSize))),
      ...floors.flatMap((floor, row) => countSign([23, y(row) - 16], 12, floor)),
      // By person, because equal neighbors compress well.
      ...residents.flatMap((resident, column) => [
        ...key.filter((place) => place.resident === resident).map(({ at }) => faceIn(at, resident)),
        ...floors.flatMap(({ lit }, row) =>
          lit.includes(resident) ? [faceIn([xOf(column), y(row)], resident)] : [],
        ),
      ]),
    ],
  };
}

/** Someone behind a window. */
const faceIn = ([x, y]: Point, { look }: Resident): Shape => ({
  kind: 'face',
  at: [x + wide / 2, y + tall],
  size: 28,
  ...(simpler[look.cut] ?? look),
});
