import type { Point, Shape } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { heading, onBrand } from '../figure-words.ts';

/** An engineer in a role, which hangs on the root account by one line. */
const role = (x: number): readonly Shape[] => [
  line([x, 82], [x, 112], 'quiet', 5),
  slot([x - 64, 24], [128, 60], 'quiet'),
  { kind: 'person', at: [x - 34, 54], r: 24, fill: 'strong', figure: 'raised' },
  slot([x, 47], [42, 14], 'strong'),
];

/** The root account with its owner, three engineers' roles on it, and one cut for all of them. */
export const rootAccount = firstReason([
  ...[88, 240, 392].flatMap(role),
  slot([24, 112], [432, 64], 'brand'),
  { kind: 'person', at: [190, 144], r: 26, fill: 'match', figure: 'strong' },
  onBrand(heading([228, 144], 'Root', 40)),
  // Its dashes leave room for the lines that it crosses.
  {
    kind: 'line',
    points: [
      [32.9, 98],
      [447.1, 98],
    ],
    stroke: 'raised',
    width: 3.8,
    dashed: true,
  },
]);

const wave: readonly (readonly [Point, Point])[] = [
  [
    [22, 50],
    [60, 22],
  ],
  [
    [60, 22],
    [98, 52],
  ],
  [
    [98, 52],
    [138, 22],
  ],
];

/** Use of Amazon's cloud goes up and down. The fee below it is level. */
export const levelFee = reason([
  ...wave.map(([from, to]): Shape => ({ kind: 'match', from, to, stroke: 'brand', width: 10 })),
  slot([16, 68], [128, 14], 'raised'),
]);

const runbook = (x: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 14], size: [26, 68], radius: 7, fill: 'brand' },
  { kind: 'dot', at: [x + 13, 30], r: 7, fill: 'quiet' },
  slot([x + 7, 52], [12, 5], 'quiet'),
  slot([x + 7, 64], [12, 5], 'quiet'),
];

/** Four alarms, each on its runbook. The last runbook is missing, but not for long. */
export const runbooks = reason([
  ...[16, 50, 84].flatMap(runbook),
  { kind: 'frame', at: [119, 15], size: [24, 66], radius: 6, stroke: 'control', dashed: true },
  { kind: 'dot', at: [131, 30], r: 7, fill: 'raised' },
]);

/** One page with three options. A dot stands for a part of what each one costs. */
export const comparedCosts = reason([
  { kind: 'frame', at: [28, 12], size: [104, 72], radius: 12, fill: 'raised' },
  ...[2, 3, 1].flatMap((cost, option): readonly Shape[] => {
    const x = 52 + option * 28;
    return [
      slot([x - 10, 69], [20, 6], 'strong'),
      ...Array.from(
        { length: cost },
        (_, level): Shape => ({ kind: 'dot', at: [x, 58 - level * 15], r: 6.5, fill: 'brand' }),
      ),
    ];
  }),
]);
