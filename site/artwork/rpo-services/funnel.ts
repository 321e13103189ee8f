import type { Composition, Figure, Point, Shape } from '#design-system';
import { line, slot, stack } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';

/** A stage of recruiting: what is counted in it, how many there are, and how many hours it takes. */
type Stage = { name: string; count: number; unit: string; hours: number };

/** What is handed over: the stages from one to another, counted from 0. */
type Scope = { name: string; from: number; to: number };

/**
 * A year of hiring. The stages are in their order, and so are the scopes. The first stage counts
 * empty roles, the last one filled roles, and the others candidates.
 */
export type Cycle = { stages: readonly Stage[]; scopes: readonly Scope[] };

const [perColumn, gap] = [14, 18];

/** People as columns of dots around a line, each column full but the last. */
const crowd = ([x, y]: Point, people: number) =>
  Array.from({ length: Math.ceil(people / perColumn) }, (_, column): Shape => {
    const count = Math.min(perColumn, people - column * perColumn);
    const at: Point = [x + column * gap, y - ((perColumn - 1) * gap) / 2];
    return { kind: 'dots', at, count, gap, r: 6.5, fill: 'quiet', direction: 'down' };
  });

/** Roles as slots next to or below each other, empty or with a person each. */
const roles = (count: number, placeOf: (role: number) => Point, width: number, isFilled: boolean) =>
  Array.from({ length: count }, (_, role): readonly Shape[] => {
    const [x, y] = placeOf(role);
    const r = width < 20 ? 3.5 : 7;
    const stroke = isFilled ? 'quiet' : 'control';
    return [
      { kind: 'slot', at: [x, y - r], size: [width, r * 2], stroke },
      ...(isFilled ? [{ kind: 'dot', at: [x + width - r, y], r, fill: 'match' } as const] : []),
    ];
  }).flat();

const isOfRoles = (index: number, stages: readonly Stage[]) =>
  index === 0 || index === stages.length - 1;

const hoursOf = ({ stages }: Cycle, { from, to }: Scope) => {
  const sum = (some: readonly Stage[]) => some.reduce((total, { hours }) => total + hours, 0);
  return Math.round((sum(stages.slice(from, to + 1)) / sum(stages)) * 100);
};

/** The last scope, which covers the whole cycle, has the brand's color. */
const paintOf = (index: number, scopes: readonly Scope[]) =>
  index === scopes.length - 1 ? (['brand', 'onBrand'] as const) : (['quiet', 'strong'] as const);

function wide(cycle: Cycle): Composition {
  const { stages, scopes } = cycle;
  const pitch = 1224 / stages.length;
  const middle = 220;
  const first = middle - ((perColumn - 1) * gap) / 2;
  return {
    width: 1200,
    height: 540,
    shapes: [
      ...stages.flatMap(({ name, count, unit }, index): readonly Shape[] => {
        const x = index * pitch;
        return [
          line([x, 0], [x, 344], 'line', 1),
          heading([x + 14, 26], String(count), 40),
          strong([x + 22 + String(count).length * 24, 32], unit),
          plain([x + 14, 64], name, 'text'),
          ...(isOfRoles(index, stages)
            ? roles(count, (role) => [x + 15, first + role * gap], 48, index > 0)
            : crowd([x + 22, middle], count)),
        ];
      }),
      ...scopes.flatMap((scope, index): readonly Shape[] => {
        const y = 392 + index * 60;
        const [from, to] = [scope.from * pitch, (scope.to + 1) * pitch - 24];
        const [fill, ink] = paintOf(index, scopes);
        const hours = strong([to - 22, y], `${hoursOf(cycle, scope)}% of the hours`);
        return [
          line([0, y], [1200, y], 'line', 1),
          slot([from, y - 24], [to - from, 48], fill),
          { ...strong([from + 22, y], scope.name), fill: ink },
          { ...hours, fill: ink, anchor: 'end' },
        ];
      }),
    ],
  };
}

const size = 14;
/** The dots of a row, and their distance, on a phone. */
const [perRow, dotGap] = [25, 8];

function compact(cycle: Cycle): Composition {
  const { stages, scopes } = cycle;
  let end = 12;
  const rows = stages.map((stage, index) => {
    const y = end;
    const lines = isOfRoles(index, stages) ? 1 : Math.ceil(stage.count / perRow);
    end += 54 + lines * dotGap;
    return { y, end };
  });
  const bottom = end;
  return {
    width: 320,
    height: bottom + 62,
    shapes: [
      ...scopes.flatMap((scope, index): readonly Shape[] => {
        const x = 216 + index * 36;
        const top = (rows[scope.from]?.y ?? 0) - 10;
        const over = (rows[scope.to]?.end ?? 0) - 22;
        const y = bottom + 6 + index * 23;
        const name = `${scope.name}, ${hoursOf(cycle, scope)}% of the hours`;
        return [
          slot([x, top], [28, over - top], paintOf(index, scopes)[0]),
          {
            kind: 'line',
            points: [
              [x + 14, over],
              [x + 14, y],
              [x + 4, y],
            ],
            stroke: 'control',
          },
          { ...strong([x - 4, y], name, size), anchor: 'end' },
        ];
      }),
      ...stages.flatMap(({ name, count, unit }, index): readonly Shape[] => {
        const y = rows[index]?.y ?? 0;
        const at: Point = [4, y + 39];
        return [
          strong([0, y], `${count} ${unit}`, 16),
          plain([0, y + 20], name, 'text', size),
          ...(isOfRoles(index, stages)
            ? roles(count, (role) => [1 + role * 17, y + 40], 13, index > 0)
            : stack(count, { at, perRow, gap: dotGap, r: 3, fill: 'quiet' })),
        ];
      }),
    ],
  };
}

/** A year of hiring: who is in each stage, and which stages a contract covers. */
export const funnel = (cycle: Cycle, alt: string): Figure => ({
  wide: wide(cycle),
  compact: compact(cycle),
  alt,
});
