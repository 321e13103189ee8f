import type { Composition, Figure, Look, Point, Shape } from '#design-system';
import { avatar, line, looks, panel, slot, stack } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** What is handed over: the stages from one to another, counted from 0. */
type Scope = { name: string; from: number; to: number; fill: 'quiet' | 'brand' | 'match' };

/**
 * A year of hiring: how many are in each stage, in their order, and the scopes. The first stage counts
 * empty roles, the last one filled roles, and the others candidates.
 */
export type Cycle = {
  /** `stage` is a word or two for phones, where the list is not below each card. */
  counts: readonly { count: number; stage: string }[];
  scopes: readonly Scope[];
};

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
  { counts }: Cycle,
  [role, candidate]: readonly [Grid, Grid],
): readonly Shape[] {
  const count = counts[index]?.count ?? 0;
  const isEnd = index === 0 || index === counts.length - 1;
  const { perRow, gap, r } = isEnd ? role : candidate;
  const first: Point = [x + r, floor - r - (Math.ceil(count / perRow) - 1) * gap];
  return isEnd
    ? roles(first, role, count, index > 0)
    : stack(count, { at: first, perRow, gap, r, fill: 'muted' });
}

/**
 * Each stage is a card, and the bars of the scopes are above the cards that they cover. What is counted
 * is in the list, which is right below the cards.
 */
function wide(cycle: Cycle): Composition {
  const [pitch, width, tall, inset] = [204, 180, 256, 18];
  const [barTall, barPitch] = [56, 66];
  const top = 3 * barPitch + 10;
  return {
    width: 1200,
    height: top + tall,
    shapes: [
      ...cycle.scopes.flatMap((scope, index): readonly Shape[] => {
        const y = index * barPitch;
        const [from, to] = [scope.from * pitch, scope.to * pitch + width];
        const colored = scope.fill === 'brand' ? onBrand : onBright;
        return [
          line([0, y + barTall / 2], [1200, y + barTall / 2]),
          slot([from, y], [to - from, barTall], scope.fill),
          ...recruiter([from + 28, y + 28], 23, index),
          colored(heading([from + 64, y + 28], scope.name, 26)),
        ];
      }),
      ...cycle.counts.flatMap(({ count }, index): readonly Shape[] => {
        const x = index * pitch;
        return [
          panel([x, top], [width, tall], 24, 'surface'),
          heading([x + inset, top + 48], String(count), 64),
          ...counted([x + inset, top + tall - inset], index, cycle, [
            { perRow: 4, gap: 37.3, r: 16 },
            { perRow: 12, gap: 12.3, r: 4.4 },
          ]),
        ];
      }),
    ],
  };
}

/** Each stage is a card again, but now the bars go down, beside the cards that they cover. */
function compact(cycle: Cycle): Composition {
  const [top, pitch, width, tall] = [46, 72, 152, 66];
  return {
    width: 320,
    height: top + 5 * pitch + tall,
    shapes: [
      ...cycle.counts.flatMap(({ count, stage }, index): readonly Shape[] => {
        const y = top + index * pitch;
        return [
          panel([0, y], [width, tall], 14, 'surface'),
          heading([10, y + 24], String(count), 30),
          strong([10, y + 50], stage, 14),
          ...counted([90, y + tall - 8], index, cycle, [
            { perRow: 4, gap: 14.2, r: 6.6 },
            { perRow: 12, gap: 4.7, r: 1.8 },
          ]),
        ];
      }),
      ...cycle.scopes.flatMap((scope, index): readonly Shape[] => {
        const x = 185 + index * 55;
        const from = top + scope.from * pitch;
        const [kind = '', rest = ''] = scope.name.split('-');
        return [
          centered(strong([x, 9], `${kind}-`, 14)),
          centered(strong([x, 27], rest, 14)),
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
