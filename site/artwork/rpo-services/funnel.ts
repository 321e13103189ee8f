import type { Composition, Figure, Point, Shape, Size } from '#design-system';
import { slot, stack } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** A stage of recruiting: what is counted in it, and how many there are. */
type Stage = { name: string; count: number; unit: string };

/** What is handed over: the stages from one to another, counted from 0. */
type Scope = { name: string; from: number; to: number; fill: 'quiet' | 'brand' | 'match' };

/**
 * A year of hiring. The stages are in their order, and so are the scopes. The first stage counts
 * empty roles, the last one filled roles, and the others candidates.
 */
export type Cycle = { stages: readonly Stage[]; scopes: readonly Scope[] };

const wordsOn = ({ fill }: Scope) => (fill === 'brand' ? onBrand : onBright);

const lane = (at: Point, size: Size, radius: number): Shape => ({
  kind: 'frame',
  at,
  size,
  radius,
  fill: 'surface',
});

/** How many fill a role, so that full rows are easy to count. */
const perRow = 12;

/** How dots are spaced, and their size. */
type Dots = { gap: number; r: number };

/**
 * How many are in a stage, from the top. Open roles are empty, and filled ones stand out.
 */
const people = (
  at: Point,
  { gap, r }: Dots,
  columns: number,
  index: number,
  { stages }: Cycle,
): readonly Shape[] => {
  const count = stages[index]?.count ?? 0;
  if (index === 0) {
    return Array.from({ length: count }, (_, role) => ({
      kind: 'dot',
      at: [at[0] + role * gap, at[1]],
      r: r - 0.75,
      stroke: 'text',
      width: 1.5,
    }));
  }
  const fill = index === stages.length - 1 ? 'text' : 'muted';
  return stack(count, { at, perRow: columns, gap, r, fill });
};

/** Each stage is a lane, above the step with its name. The scopes that cover it are at the end. */
function wide(cycle: Cycle): Composition {
  const [pitch, width, inset] = [204, 180, 16];
  const dots = { gap: 12.6, r: 4.5 };
  const [first, tall, barPitch] = [264, 56, 64];
  const end = first + barPitch * 2 + tall;
  /** Rows of dots are stacked right above the bars, so that stages can be compared. */
  const topOf = (count: number) => first - 16 - (Math.ceil(count / perRow) - 1) * dots.gap;
  return {
    width: 1200,
    height: end + 8,
    shapes: [
      ...cycle.stages.flatMap(({ count, unit }, index): readonly Shape[] => {
        const x = index * pitch;
        return [
          lane([x, 0], [width, end + 8], 28),
          heading([x + inset, 44], String(count), 44),
          plain([x + inset, 82], unit, 'muted', 18),
          ...people([x + inset + dots.r, topOf(count)], dots, perRow, index, cycle),
        ];
      }),
      ...cycle.scopes.flatMap((scope, index): readonly Shape[] => {
        const middle = first + index * barPitch + tall / 2;
        const [from, to] = [scope.from * pitch + 8, scope.to * pitch + width - 8];
        const colored = wordsOn(scope);
        return [
          slot([from, middle - tall / 2], [to - from, tall], scope.fill),
          colored(heading([from + 28, middle], scope.name, 26)),
        ];
      }),
    ],
  };
}

/** Each stage is a lane again, but now the scopes go down, next to the words. */
function compact(cycle: Cycle): Composition {
  const [top, pitch, tall, inset] = [46, 86, 80, 8];
  const size = 14;
  const dots = { gap: 4.8, r: 1.8 };
  return {
    width: 320,
    height: top + 5 * pitch + tall,
    shapes: [
      ...cycle.stages.flatMap((stage, index): readonly Shape[] => {
        const { name, count, unit } = stage;
        const y = top + index * pitch;
        return [
          lane([0, y], [320, tall], 16),
          strong([10, y + 14], name, size),
          heading([10, y + 34], String(count), 20),
          plain([16 + String(count).length * 12, y + 35], unit, 'text', size),
          ...people([12, y + 48], dots, perRow * 2, index, cycle),
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
          slot([x - 25, from], [50, to - from], scope.fill),
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
