import type { Shape } from '#design-system';
import { line, off, piece, slot } from '../figure-shapes.ts';
import { centered, inSlot, onBrand, plain, strong } from '../figure-words.ts';

/** One command switches off the engineers' roles, and the root account stays with its owner. */
export const revokedRoles = piece([
  { kind: 'frame', at: [1, 1], size: [298, 38], radius: 10, fill: 'brand' },
  {
    kind: 'line',
    points: [
      [16, 14],
      [22, 20],
      [16, 26],
    ],
    stroke: 'onBrand',
  },
  onBrand(strong([34, 20], 'revoke partner-roles')),
  slot([1, 53], [158, 50], 'quiet'),
  { kind: 'person', at: [28, 78], r: 17, fill: 'brand', figure: 'raised' },
  { ...strong([54, 78], 'Root: you'), fill: 'strong' },
  plain([180, 64], 'Deploy'),
  ...off([264, 64], 1),
  plain([180, 92], 'Restart'),
  ...off([264, 92], 1),
]);

const bills = [40, 52, 66, 46, 32, 26];

/** Six months: the bill from Amazon changes, and the fee doesn't. */
export const steadyFee = piece([
  plain([0, 58], 'AWS bill'),
  ...bills.map((height, index) => slot([88 + index * 37, 68 - height], [26, height], 'quiet')),
  strong([0, 91], 'Our fee'),
  slot([88, 79], [211, 24], 'brand'),
  inSlot([194, 91], 'Fixed', 'onBrand'),
]);

const alarm = (y: number, text: string) => [
  slot([1, y - 14], [122, 28], 'surface', 'quiet'),
  { kind: 'dot', at: [17, y], r: 5.5, fill: 'brand' } satisfies Shape,
  strong([30, y], text),
];

/** Three alarms: one has a runbook, one gets it within a week, and one is deleted. */
export const runbooks = piece([
  line([123, 17], [189, 17], 'accent'),
  ...alarm(17, 'Disk full'),
  slot([189, 2], [110, 30], 'brand'),
  inSlot([244, 17], 'Runbook 7', 'onBrand'),
  line([123, 52], [189, 52], 'accent'),
  ...alarm(52, 'Late queue'),
  slot([189, 37], [110, 30], 'match'),
  inSlot([244, 52], 'Runbook 8', 'strong'),
  { kind: 'slot', at: [1, 73], size: [122, 28], stroke: 'control', dashed: true },
  plain([30, 87], 'CPU spike'),
  centered(plain([244, 87], 'Deleted')),
]);

const options = [
  { name: 'Rehost', move: 24, run: 84 },
  { name: 'Rework', move: 84, run: 34 },
  { name: 'Replace', move: 56, run: 60 },
];

/** A page that compares three options: what the move costs, and what each month costs after it. */
export const comparedCosts = piece([
  { kind: 'frame', at: [1, 1], size: [298, 102], radius: 14, fill: 'surface', stroke: 'line' },
  plain([94, 19], 'Move'),
  plain([194, 19], 'Per month'),
  ...options.flatMap(({ name, move, run }, index) => {
    const y = 41 + index * 22;
    return [
      strong([16, y], name),
      slot([94, y - 6], [move, 12], 'brand'),
      slot([194, y - 6], [run, 12], 'quiet'),
    ];
  }),
]);
