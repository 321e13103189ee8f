import type { Composition, Figure, Point, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import { calendar, daysOf, type Grid, marked, spans, type Way, work } from './calendar.ts';

/** A row for each stage: its days, and its name. */
function legend([x, y]: Point, way: Way): readonly Shape[] {
  const size = 14;
  const ranges = spans(way);
  return way.stages.flatMap(({ name }, index): readonly Shape[] => {
    const [middle, [from, to] = [0, 0]] = [y + index * 25, ranges[index]];
    return [
      ...marked(index, { at: [x + 8, middle], count: 1, gap: 1, r: 7.5 }),
      plain([x + 28, middle], `Days ${from}–${to}`, 'muted', size),
      strong([x + 133, middle], name, size),
    ];
  });
}

/** Where a stage has its name: above its weeks or below them. The weeks count from 0. */
type Place = { side: 'above' | 'below'; weeks: readonly [from: number, to: number] };

/** The name of a stage and who is busy, at a bracket over its weeks. */
function bracket(
  { at: [x, y], gap: [across, down], r }: Grid,
  way: Way,
  stage: number,
  place: Place,
) {
  const { name, who } = way.stages[stage] ?? { name: '', who: '' };
  const [from, to] = [x + place.weeks[0] * across - r, x + place.weeks[1] * across + r];
  const isAbove = place.side === 'above';
  const [edge, first] = isAbove ? [y - 22, y - 64] : [y + 6 * down + 22, y + 6 * down + 42];
  // The first week is next to the margin, into which its words reach.
  const words = place.weeks[0] === 0 ? { x: to, anchor: 'end' as const } : { x: from };
  const { x: at, ...anchor } = words;
  return [
    line([from, edge], [to, edge], 'control'),
    { ...strong([at, first], name), ...anchor },
    { ...plain([at, first + 21], who), ...anchor },
  ] satisfies Shape[];
}

/** A calendar with its number on the left, and the names of its stages around it. */
function wideHalf(grid: Grid, way: Way, isOurs: boolean, places: readonly Place[]) {
  const middle = grid.at[1] + grid.gap[1] * 3;
  return [
    heading([0, middle - 24], `${daysOf(way)} days`, 54),
    strong([2, middle + 21], way.name),
    plain([2, middle + 43], 'to the first merged change'),
    ...(isOurs ? work(grid, way, 22) : []),
    ...calendar(grid, way, isOurs),
    ...places.flatMap((place, stage) => bracket(grid, way, stage, place)),
  ];
}

const wideGrid = (y: number): Grid => ({ at: [312, y], gap: [51, 23], r: 8.5 });

const wide = (ours: Way, direct: Way): Composition => ({
  width: 1200,
  height: 548,
  shapes: [
    ...wideHalf(wideGrid(73), ours, true, [
      { side: 'above', weeks: [0, 0] },
      { side: 'below', weeks: [0, 0] },
      { side: 'above', weeks: [1, 2] },
      { side: 'below', weeks: [3, 3] },
    ]),
    line([0, 304], [1200, 304], 'line', 1),
    ...wideHalf(wideGrid(400), direct, false, [
      { side: 'above', weeks: [0, 1] },
      { side: 'above', weeks: [2, 6] },
      { side: 'above', weeks: [7, 14] },
      { side: 'above', weeks: [15, 16] },
    ]),
  ],
});

const compactHalf = (y: number, way: Way, isOurs: boolean): readonly Shape[] => {
  const grid: Grid = { at: [8, y + 54], gap: [17.25, 17.25], r: 5.5 };
  return [
    heading([0, y + 18], `${daysOf(way)} days`, 30),
    { ...strong([320, y + 20], way.name, 14), anchor: 'end' },
    ...(isOurs ? work(grid, way, 14) : []),
    ...calendar(grid, way, isOurs),
    ...legend([0, y + 192], way),
  ];
};

const compact = (ours: Way, direct: Way): Composition => ({
  width: 320,
  height: 600,
  shapes: [
    ...compactHalf(0, ours, true),
    line([0, 300], [320, 300], 'line', 1),
    ...compactHalf(320, direct, false),
  ],
});

/** Two ways to the first merged change, day by day: ours, and a direct hire. */
export const firstMerge = (ours: Way, direct: Way, alt: string): Figure => ({
  wide: wide(ours, direct),
  compact: compact(ours, direct),
  alt,
});
