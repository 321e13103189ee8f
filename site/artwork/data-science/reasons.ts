import type { Shape, Tone } from '#design-system';
import { matchStop, piece, slot, stack, stop } from '../figure-shapes.ts';
import { centered, inSlot, plain, strong } from '../figure-words.ts';

const errorOf = (y: number, name: string, percent: number, fill: 'brand' | 'quiet') => [
  plain([0, y], name, 'text'),
  { ...strong([300, y], `${percent}% off`), anchor: 'end' as const },
  slot([1, y + 13], [298, 24], 'surface'),
  slot([1, y + 13], [percent * 26, 24], fill),
];

/** The errors of last year's average and of a model are about the same, so the average is enough. */
export const average = piece([
  ...errorOf(10, 'Last year’s average', 8.2, 'brand'),
  ...matchStop([202, 35], 9),
  ...errorOf(66, 'Large model', 8.1, 'quiet'),
]);

const weekX = (week: number) => 6 + week * 21;

const orders = (week: number, y: number, fill: Tone): Shape => ({
  kind: 'dot',
  at: [weekX(week), y],
  r: 5,
  fill,
});

/** A forecast whose range gets wider with each week. */
export const range = piece([
  plain([0, 10], 'Orders per week'),
  plain([0, 94], '80% land in this range'),
  {
    kind: 'line',
    points: [
      [weekX(5), 58],
      [250, 2],
      [250, 102],
    ],
    fill: 'quiet',
  },
  ...[62, 46, 68, 54, 42, 58].map((y, week) => orders(week, y, 'control')),
  ...[57, 56, 55, 54, 53, 52].map((y, week) => orders(6 + week, y, 'strong')),
  ...(['1,390', '1,210', '1,030'] as const).map(
    (count, index): Shape => ({ ...strong([300, 12 + index * 40], count), anchor: 'end' }),
  ),
]);

const outside = (y: number, name: string): readonly Shape[] => [
  { kind: 'slot', at: [206, y - 20], size: [93, 40], stroke: 'control', dashed: true },
  centered(plain([252.5, y], name)),
  { kind: 'match', from: [106, 70], to: [182, y], stroke: 'control' },
  ...stop([182, y]),
];

/** The client's cloud account. Nothing leaves it for a laptop or a public AI model. */
export const account = piece([
  { kind: 'frame', at: [1, 1], size: [181, 102], radius: 18, fill: 'surface', stroke: 'accent' },
  strong([18, 23], 'Your account'),
  ...outside(21, 'Laptop'),
  ...outside(83, 'Public AI'),
  ...stack(15, { at: [24, 53], perRow: 5, gap: 17, r: 6, fill: 'brand' }),
]);

/** Lines of tested code, and a question about them from the client's team. */
export const code = piece([
  { kind: 'frame', at: [1, 1], size: [298, 74], radius: 16, fill: 'surface', stroke: 'line' },
  plain([18, 24], '12'),
  strong([46, 24], 'orders_last_90_days'),
  plain([18, 50], '13'),
  plain([46, 50], 'tests: unique, not_null', 'text'),
  { kind: 'tick', at: [222, 51], r: 7, stroke: 'accent', width: 3 },
  slot([136, 65], [163, 38], 'quiet'),
  { kind: 'person', at: [155, 84], r: 14, fill: 'raised', figure: 'strong' },
  inSlot([228, 84], 'Why 90 days?', 'strong'),
]);
