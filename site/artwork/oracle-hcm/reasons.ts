import type { Shape } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A month's paycheck: whom it is for, and two lines of print. */
const paycheck = (x: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 100], size: [96, 76], radius: 18, fill: 'brand' },
  { kind: 'dot', at: [x + 26, 138], r: 12, fill: 'quiet' },
  line([x + 51, 128], [x + 78, 128], 'quiet', 9),
  line([x + 51, 148], [x + 68, 148], 'quiet', 9),
];

/** Four paychecks. The last has a raise, and a tester has found what it adds to the three before. */
export const lateRaise = firstReason([
  slot([27, 24], [316, 62], 'match'),
  { kind: 'person', at: [58, 55], r: 22, fill: 'strong', figure: 'match' },
  onBright(heading([98, 55], 'Back pay', 36)),
  { kind: 'tick', at: [306, 56], r: 12, stroke: 'strong', width: 6 },
  slot([357, 24], [96, 62], 'raised'),
  onBright(centered(heading([405, 55], 'Raise', 25))),
  ...[27, 137, 247, 357].flatMap(paycheck),
]);

/** A box from the shelf: what is in it comes first. */
export const standardFirst = reason([
  { kind: 'frame', at: [32, 10], size: [96, 76], radius: 10, fill: 'brand' },
  { kind: 'frame', at: [66, 10], size: [28, 26], radius: 3, fill: 'quiet' },
  centered(onBrand(heading([80, 61], '1st', 36))),
]);

/** A setting between the consultant who enters it and the one who checks it. */
export const twoConsultants = reason([
  slot([14, 19], [132, 58], 'brand'),
  { kind: 'person', at: [43, 48], r: 21, fill: 'quiet', figure: 'strong' },
  { kind: 'person', at: [117, 48], r: 21, fill: 'raised', figure: 'strong' },
  { kind: 'tick', at: [80, 49], r: 8, stroke: 'raised', width: 5 },
]);

/** A steering wheel with an admin's hands on it. */
export const takeover = reason([
  { kind: 'dot', at: [80, 48], r: 33, stroke: 'raised', width: 9 },
  line([50, 48], [110, 48], 'raised', 9),
  line([80, 48], [80, 78], 'raised', 9),
  { kind: 'dot', at: [80, 48], r: 12, fill: 'raised' },
  ...[37, 103].map((x) => slot([x, 30], [20, 32], 'brand', 'background')),
]);
