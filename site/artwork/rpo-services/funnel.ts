import type { Composition, Figure, Point, Shape, Size, Tone } from '#design-system';
import { slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, plain, strong } from '../figure-words.ts';

/** A stage of recruiting: what is counted in it, how many there are, and how many hours it takes. */
type Stage = { name: string; count: number; unit: string; hours: number };

/** What is handed over: the stages from one to another, counted from 0. */
type Scope = { name: string; from: number; to: number };

/**
 * A year of hiring. The stages are in their order, and so are the scopes. The first stage counts
 * empty roles, the last one filled roles, and the others candidates.
 */
export type Cycle = { stages: readonly Stage[]; scopes: readonly Scope[] };

const hoursOf = ({ stages }: Cycle, { from, to }: Scope) => {
  const sum = (some: readonly Stage[]) => some.reduce((total, { hours }) => total + hours, 0);
  return `${Math.round((sum(stages.slice(from, to + 1)) / sum(stages)) * 100)}%`;
};

const lane = (at: Point, size: Size, radius: number): Shape => ({
  kind: 'frame',
  at,
  size,
  radius,
  fill: 'surface',
});

/** How many are in a stage. An empty role has only an outline, which is inside the bar's edge. */
const bar = (
  [x, y]: Point,
  [width, height]: Size,
  radius: number,
  index: number,
  { stages }: Cycle,
): Shape => {
  const fill: Tone = index === stages.length - 1 ? 'match' : 'quiet';
  const round = Math.min(radius, height / 2, width / 2);
  return index > 0
    ? { kind: 'frame', at: [x, y], size: [width, height], radius: round, fill }
    : {
        kind: 'frame',
        at: [x + 1, y + 1],
        size: [width - 2, height - 2],
        radius: round - 1,
        stroke: 'text',
      };
};

/** Each stage is a lane. Its bar is above, and the scopes that cover it are below. */
function wide(cycle: Cycle): Composition {
  const [pitch, width, inset] = [202, 190, 12];
  const [base, perOne] = [336, 1.68];
  return {
    width: 1200,
    height: 552,
    shapes: [
      ...cycle.stages.flatMap((stage, index): readonly Shape[] => {
        const { name, count, unit } = stage;
        const x = index * pitch;
        const height = count * perOne;
        return [
          strong([x, 12], name, 18),
          heading([x, 58], String(count), 48),
          plain([x + 10 + String(count).length * 28, 66], unit, 'muted', 18),
          lane([x, 102], [width, 450], 32),
          bar([x + inset, base - height], [width - inset * 2, height], 20, index, cycle),
        ];
      }),
      ...cycle.scopes.flatMap((scope, index): readonly Shape[] => {
        const y = 376 + index * 68;
        const [from, to] = [scope.from * pitch + inset, scope.to * pitch + width - inset];
        return [
          slot([from, y - 28], [to - from, 56], 'brand'),
          onBrand(heading([from + 28, y], scope.name, 24)),
          {
            ...onBrand(strong([to - 28, y], `${hoursOf(cycle, scope)} of the hours`, 18)),
            anchor: 'end',
          },
        ];
      }),
    ],
  };
}

/** Each stage is a lane again, but now the scopes go down, next to the words. */
function compact(cycle: Cycle): Composition {
  const [top, pitch, tall, inset] = [46, 84, 78, 8];
  const size = 14;
  const starts = cycle.scopes.map(({ from }) => from);
  const ends = cycle.scopes.map(({ to }) => to);
  /** Halfway down the stages that all scopes cover. */
  const middle = top + ((Math.max(...starts) + Math.min(...ends)) * pitch + tall) / 2;
  return {
    width: 320,
    height: top + 5 * pitch + tall,
    shapes: [
      ...cycle.stages.flatMap((stage, index): readonly Shape[] => {
        const { name, count, unit } = stage;
        const y = top + index * pitch;
        return [
          lane([0, y], [320, tall], 16),
          strong([10, y + 16], name, size),
          heading([10, y + 39], String(count), 22),
          plain([16 + String(count).length * 13, y + 40], unit, 'text', size),
          bar([10, y + 57], [count, 12], 8, index, cycle),
        ];
      }),
      ...cycle.scopes.flatMap((scope, index): readonly Shape[] => {
        const x = 177 + index * 55;
        const from = top + scope.from * pitch + inset;
        const to = top + scope.to * pitch + tall - inset;
        const [kind = '', rest = ''] = scope.name.split('-');
        return [
          centered(strong([x, 9], `${kind}-`, size)),
          centered(strong([x, 27], rest, size)),
          slot([x - 25, from], [50, to - from], 'brand'),
          centered(onBrand(heading([x, middle - 19], hoursOf(cycle, scope), 15))),
          centered(onBrand(plain([x, middle + 3], 'of the', 'muted', size))),
          centered(onBrand(plain([x, middle + 20], 'hours', 'muted', size))),
        ];
      }),
    ],
  };
}

/** A year of hiring: how many are in each stage, and which stages a contract covers. */
export const funnel = (cycle: Cycle, alt: string): Figure => ({
  wide: wide(cycle),
  compact: compact(cycle),
  alt,
});
