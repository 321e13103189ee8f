import type { Composition, Figure, Look, Point, Shape } from '#design-system';
import { avatar, line, looks, panel, slot, stack } from '../figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** A stage of recruiting: what is counted in it, and how many there are. */
type Stage = { name: string; count: number; unit: string };

/** What is handed over: the stages from one to another, counted from 0. */
type Scope = { name: string; from: number; to: number; fill: 'quiet' | 'brand' | 'match' };

/**
 * A year of hiring. The stages are in their order, and so are the scopes. The first stage counts
 * empty roles, the last one filled roles, and the others candidates.
 */
export type Cycle = { stages: readonly Stage[]; scopes: readonly Scope[] };

/** The recruiters of the three scopes, and the tone behind each. */
const recruiters: readonly (readonly [Look, 'raised' | 'quiet'])[] = [
  [{ ...looks.ponytail, skin: 'quiet' }, 'raised'],
  [{ ...looks.grayHair, wears: 'headset' }, 'quiet'],
  [looks.mustache, 'quiet'],
];

const recruiter = (at: Point, r: number, scope: number): readonly Shape[] => {
  const [look, fill] = recruiters[scope] ?? [looks.bun, 'quiet'];
  return avatar(at, r, fill, look);
};

/** How people are spaced, how many are in a row, and their size. */
type Grid = { perRow: number; gap: number; r: number };

/** The roles in a grid: empty places, or the people who got them. The point is the first one's middle. */
const roles = (
  [x, y]: Point,
  { perRow, gap, r }: Grid,
  count: number,
  isFilled: boolean,
): readonly Shape[] =>
  Array.from({ length: count }, (_, role): Shape => {
    const at: Point = [x + (role % perRow) * gap, y + Math.floor(role / perRow) * gap];
    return isFilled
      ? { kind: 'person', at, r, fill: 'brand', figure: 'raised' }
      : { kind: 'dot', at, r: r * 0.9, stroke: 'text', width: r * 0.15, dashed: true };
  });

/** Whoever is counted in a stage, in rows that stand on `floor`. */
function counted(
  [x, floor]: Point,
  index: number,
  { stages }: Cycle,
  [role, candidate]: readonly [Grid, Grid],
): readonly Shape[] {
  const count = stages[index]?.count ?? 0;
  const isEnd = index === 0 || index === stages.length - 1;
  const { perRow, gap, r } = isEnd ? role : candidate;
  const first: Point = [x + r, floor - r - (Math.ceil(count / perRow) - 1) * gap];
  return isEnd
    ? roles(first, role, count, index > 0)
    : stack(count, { at: first, perRow, gap, r, fill: 'muted' });
}

/** Each stage is a card. The bars of the scopes are below the cards that they cover. */
function wide(cycle: Cycle): Composition {
  const [pitch, width, tall, inset] = [204, 180, 284, 18];
  const [first, barTall, barPitch] = [tall + 20, 60, 70];
  return {
    width: 1200,
    height: first + 2 * barPitch + barTall,
    shapes: [
      ...cycle.stages.flatMap(({ name, count, unit }, index): readonly Shape[] => {
        const x = index * pitch;
        return [
          panel([x, 0], [width, tall], 24, 'surface'),
          strong([x + inset, 32], name, 20),
          heading([x + inset, 72], String(count), 44),
          plain([x + inset, 106], unit, 'muted', 18),
          ...counted([x + inset, tall - inset], index, cycle, [
            { perRow: 4, gap: 37.3, r: 16 },
            { perRow: 12, gap: 12.3, r: 4.4 },
          ]),
        ];
      }),
      ...cycle.scopes.flatMap((scope, index): readonly Shape[] => {
        const y = first + index * barPitch;
        const [from, to] = [scope.from * pitch, scope.to * pitch + width];
        const colored = scope.fill === 'brand' ? onBrand : onBright;
        return [
          line([0, y + barTall / 2], [1200, y + barTall / 2]),
          slot([from, y], [to - from, barTall], scope.fill),
          ...recruiter([from + 30, y + 30], 25, index),
          colored(heading([from + 68, y + 30], scope.name, 26)),
        ];
      }),
    ],
  };
}

/** Each stage is a card again, but now the bars go down, beside the cards that they cover. */
function compact(cycle: Cycle): Composition {
  const [top, pitch, width, tall] = [46, 104, 152, 96];
  const size = 14;
  return {
    width: 320,
    height: top + 5 * pitch + tall,
    shapes: [
      ...cycle.stages.flatMap((stage, index): readonly Shape[] => {
        const { name, count, unit } = stage;
        const y = top + index * pitch;
        return [
          panel([0, y], [width, tall], 14, 'surface'),
          strong([10, y + 16], name, size),
          heading([10, y + 37], String(count), 22),
          plain([16 + String(count).length * 13, y + 38], unit, 'text', size),
          ...counted([10, y + tall - 8], index, cycle, [
            { perRow: 6, gap: 19, r: 8 },
            { perRow: 24, gap: 5.5, r: 2 },
          ]),
        ];
      }),
      ...cycle.scopes.flatMap((scope, index): readonly Shape[] => {
        const x = 185 + index * 55;
        const from = top + scope.from * pitch;
        const [kind = '', rest = ''] = scope.name.split('-');
        const centered = { size, anchor: 'middle' } as const;
        return [
          { ...strong([x, 9], `${kind}-`), ...centered },
          { ...strong([x, 27], rest), ...centered },
          line([x, top], [x, top + 5 * pitch + tall]),
          slot([x - 24, from], [48, (scope.to - scope.from) * pitch + tall], scope.fill),
          ...recruiter([x, from + 25], 19, index),
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
