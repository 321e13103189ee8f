import type { Composition, Figure, Point, Shape } from '#design-system';
import { centered, heading, line, plain, slot, stack, strong } from '../figure-shapes.ts';

/** A stage of recruiting: how many people are in it, and how many hours it takes. */
type Stage = { name: string; people: number; hours: number };

/** What is handed over: the stages from one to another, counted from 0. */
type Scope = { name: string; from: number; to: number };

/** A year of hiring. The stages are in their order, and so are the scopes. */
export type Cycle = { stages: readonly Stage[]; scopes: readonly Scope[] };

const [perColumn, gap] = [14, 18];

/** People as columns of dots around a line, each column full but the last. */
const crowd = ([x, y]: Point, people: number) =>
  Array.from({ length: Math.ceil(people / perColumn) }, (_, column): Shape => {
    const count = Math.min(perColumn, people - column * perColumn);
    const at: Point = [x + column * gap, y - ((perColumn - 1) * gap) / 2];
    return { kind: 'dots', at, count, gap, r: 6.5, fill: 'quiet', direction: 'down' };
  });

/** Roles as slots below each other, empty or with a person each. */
function roles([x, y]: Point, count: number, isFilled: boolean) {
  const top = y - ((perColumn - 1) * gap) / 2;
  const slots = Array.from({ length: count }, (_, index): Shape => {
    const at: Point = [x, top + index * gap - 7];
    return { kind: 'slot', at, size: [48, 14], stroke: isFilled ? 'quiet' : 'control' };
  });
  const people: Shape = {
    kind: 'dots',
    at: [x + 41, top],
    count,
    gap,
    r: 7,
    fill: 'match',
    direction: 'down',
  };
  return isFilled ? [...slots, people] : slots;
}

const hoursOf = ({ stages }: Cycle, { from, to }: Scope) => {
  const sum = (some: readonly Stage[]) => some.reduce((total, { hours }) => total + hours, 0);
  return Math.round((sum(stages.slice(from, to + 1)) / sum(stages)) * 100);
};

/** The last scope, which covers the whole cycle, is highlighted. */
const paintOf = (index: number, scopes: readonly Scope[]) =>
  index === scopes.length - 1 ? (['brand', 'onBrand'] as const) : (['surface', 'text'] as const);

function wide(cycle: Cycle): Composition {
  const { stages, scopes } = cycle;
  const pitch = 1224 / stages.length;
  const middle = 220;
  return {
    width: 1200,
    height: 540,
    shapes: [
      ...stages.flatMap(({ name, people }, index): readonly Shape[] => {
        const x = index * pitch;
        return [
          line([x, 0], [x, 344], 'line', 1),
          heading([x + 14, 26], String(people), 40),
          plain([x + 14, 62], name, 'text'),
          ...(index === 0 || index === stages.length - 1
            ? roles([x + 15, middle], people, index > 0)
            : crowd([x + 22, middle], people)),
        ];
      }),
      ...scopes.flatMap((scope, index): readonly Shape[] => {
        const y = 392 + index * 60;
        const [from, to] = [scope.from * pitch, (scope.to + 1) * pitch - 24];
        const [fill, ink] = paintOf(index, scopes);
        return [
          line([0, y], [1200, y], 'line', 1),
          slot([from + 1, y - 24], [to - from - 2, 48], fill, 'control'),
          { ...strong([from + 22, y], scope.name), fill: ink },
          {
            ...strong([to - 22, y], `${hoursOf(cycle, scope)}% of the hours`),
            fill: ink,
            anchor: 'end',
          },
        ];
      }),
    ],
  };
}

/** The dots of a row, and their distance, on a phone. */
const [perRow, dotGap] = [25, 8];

function compact(cycle: Cycle): Composition {
  const { stages, scopes } = cycle;
  const size = 14;
  let end = 12;
  const rows = stages.map(({ people }) => {
    const y = end;
    const dots = Math.ceil(people / perRow);
    end += 34 + dots * dotGap;
    return { y, dots, end };
  });
  const letter = (index: number) => String.fromCharCode(65 + index);
  return {
    width: 320,
    height: end + 66,
    shapes: [
      ...scopes.flatMap(({ from, to }, index): readonly Shape[] => {
        const x = 216 + index * 36;
        const top = (rows[from]?.y ?? 0) - 10;
        const [fill, ink] = paintOf(index, scopes);
        return [
          slot([x, top], [28, (rows[to]?.end ?? 0) - 20 - top], fill, 'control'),
          centered({ ...strong([x + 14, top + 20], letter(index), size), fill: ink }),
        ];
      }),
      ...stages.flatMap(({ name, people }, index): readonly Shape[] => {
        const y = rows[index]?.y ?? 0;
        return [
          strong([0, y], String(people), 16),
          plain([40, y], name, 'text', size),
          ...stack(people, {
            at: [4, y + 19],
            perRow,
            gap: dotGap,
            r: 3,
            fill: index === stages.length - 1 ? 'match' : 'quiet',
          }),
        ];
      }),
      ...scopes.map((scope, index) =>
        plain(
          [0, end + 10 + index * 23],
          `${letter(index)}: ${scope.name}, ${hoursOf(cycle, scope)}% of the hours`,
          'text',
          size,
        ),
      ),
    ],
  };
}

/** A year of hiring: how many people are in each stage, and which stages a contract covers. */
export const funnel = (cycle: Cycle, alt: string): Figure => ({
  wide: wide(cycle),
  compact: compact(cycle),
  alt,
});
