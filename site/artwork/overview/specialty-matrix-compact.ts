import type { Composition, Point, Shape } from '#design-system';
import { panel, slot } from '../figure-shapes.ts';
import { heading, onBrand, plain, strong } from '../figure-words.ts';
import {
  countSign,
  floorsOf,
  type Resident,
  residentsOf,
  type SpecialtyMatrix,
} from './specialty-matrix-parts.ts';

const fontSize = 14;

/** A service in its window. The points are the windows’ top left corners. */
type Place = { resident: Resident; at: Point };

/** Windows in columns, next to each other. */
const inColumns = (
  residents: readonly Resident[],
  [x, y]: Point,
  { count, step }: { count: number; step: number },
): readonly Place[] =>
  residents.map((resident, index) => ({
    resident,
    at: [x + (index % count) * step, y + Math.floor(index / count) * 25],
  }));

const nameOf = ({ resident, at: [x, y] }: Place) =>
  onBrand(plain([x + 23, y + 12], resident.short, 'text', fontSize));

/** The services of every industry, and below them the floors with the others that each has. */
export function compactMatrix(matrix: SpecialtyMatrix): Composition {
  const residents = residentsOf(matrix);
  const everywhere = residents.filter(({ isEverywhere }) => isEverywhere);
  const team = inColumns(everywhere, [8, 49], { count: 2, step: 156 });
  const teamStart = 310 - everywhere.length * 17;
  let end = 122;
  const floors = floorsOf(matrix, residents).map((floor) => {
    const y = end;
    const own = floor.lit.filter(({ isEverywhere }) => !isEverywhere);
    end += 40 + Math.ceil(own.length / 3) * 25;
    return { ...floor, y, own: inColumns(own, [8, y + 15], { count: 3, step: 103 }) };
  });
  // By person, because equal neighbors compress well.
  const named = residents.flatMap(({ name }) =>
    [...team, ...floors.flatMap(({ own }) => own)].filter(({ resident }) => resident.name === name),
  );
  const unnamed = floors.flatMap(({ y }) =>
    inColumns(everywhere, [teamStart, y - 11], { count: everywhere.length, step: 17 }),
  );

  return {
    width: 320,
    height: end - 14,
    shapes: [
      panel([0, 4], [320, end - 18], 0, 'brand'),
      slot([0, 0], [320, 10], 'quiet'),
      onBrand(heading([8, 31], 'In every industry', 17)),
      { kind: 'dot', at: [212, 31], r: 7, fill: 'match' },
      onBrand(plain([225, 32], 'Most services', 'text', fontSize)),
      ...named.map(nameOf),
      ...floors.map(({ name, y }) => onBrand(strong([32, y], name, fontSize))),
      ...floors.flatMap((floor) => countSign([18, floor.y], 11, floor)),
      ...floors.map(({ y }) =>
        panel([teamStart, y - 11], [everywhere.length * 17 + 3, 22], 0, 'raised'),
      ),
      ...named.map(({ resident, at }) =>
        panel(at, [20, 22], 0, resident.isEverywhere ? 'raised' : 'quiet'),
      ),
      ...residents.flatMap(({ name, look }) =>
        [...named, ...unnamed]
          .filter(({ resident }) => resident.name === name)
          .map(
            ({ at: [x, y] }): Shape => ({
              kind: 'face',
              at: [x + 10, y + 22],
              size: 24,
              ...look,
            }),
          ),
      ),
    ],
  };
}
