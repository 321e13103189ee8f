import type { Composition, Point, Shape } from '#design-system';
import { slot, stack, stop } from '../figure-shapes.ts';
import { centered, onBrand, plain, strong } from '../figure-words.ts';
import { hoursOf, onPaper, type Release } from './release.ts';

const size = 14;
const gap = 14;
const perRow = 10;
/** The dots of hours, to the right of those found. */
const hoursX = 174;
/** The way back passes to the left of the last stage, which makes room for it. */
const wayX = 11;
const room = 24;
const rowsOf = (count: number) => Math.ceil(count / perRow);

/** From top to bottom: each stage with its mistakes on the left, and the hours of one on the right. */
export function compactPrice(release: Release): Composition {
  const { stages } = release;
  const tops: number[] = [0];
  for (const { found, hours } of stages) {
    tops.push((tops.at(-1) ?? 0) + 76 + Math.max(rowsOf(found), rowsOf(hours)) * gap);
  }
  const last = tops[4] ?? 0;
  const paper = onPaper(release);
  const { found } = stages[3];
  /** Where the test joins what the fourth stage finds. */
  const test: Point = [
    6 + (found % perRow) * gap,
    (tops[3] ?? 0) + 66 + Math.floor(found / perRow) * gap,
  ];

  const inStages = stages.flatMap(({ label, found, hours }, stage): Shape[] => {
    const y = tops[stage] ?? 0;
    const isLast = stage === 4;
    const left = isLast ? 1 + room : 1;
    const dots = { perRow, gap, r: 5 };
    return [
      slot([left, y + 1], [319 - left, 30], 'brand'),
      centered(onBrand(strong([160 + (left - 1) / 2, y + 17], label, size))),
      plain([left, y + 46], `${found} found`, 'text', size),
      strong([hoursX - 6, y + 46], hoursOf(hours), size),
      ...(isLast
        ? stop([left + 11, y + 68])
        : stack(found, { ...dots, at: [6, y + 66], fill: 'quiet' })),
      ...stack(hours, { ...dots, at: [hoursX, y + 66], fill: isLast ? 'text' : 'control' }),
    ];
  });

  return {
    width: 320,
    height: (tops[5] ?? 0) - 8,
    shapes: [
      {
        kind: 'line',
        points: [
          test,
          [test[0], last - 14],
          [wayX, last - 14],
          [wayX, last + 127],
          [40, last + 127],
        ],
        stroke: 'match',
        width: 3,
      },
      ...inStages,
      { kind: 'dot', at: test, r: 6, fill: 'match' },
      slot([2, last + 108], [146, 38], 'surface', 'match'),
      strong([18, last + 128], 'Now a test', size),
      strong([1, last + 164], `${paper.hours} hours to fix all ${paper.found}`, size),
      plain([1, last + 183], 'found before any code', 'muted', size),
    ],
  };
}
