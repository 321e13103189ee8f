import type { Shape } from '#design-system';
import { firstReason, line, onCircle, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

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

/** A choice: the standard feature, or a custom build with a retest in each quarter of the year. */
export const standardFirst = reason([
  { kind: 'dot', at: [42, 48], r: 28, fill: 'raised' },
  { kind: 'dot', at: [42, 48], r: 12, fill: 'brand' },
  { kind: 'dot', at: [114, 48], r: 24, stroke: 'control', dashed: true },
  ...[0, 90, 180, 270].map(
    (turn): Shape => ({ kind: 'dot', at: onCircle([114, 48], 24, turn), r: 8, fill: 'quiet' }),
  ),
]);

/** A setting between the consultant who enters it and the one who checks it. */
export const twoConsultants = reason([
  slot([14, 19], [132, 58], 'brand'),
  { kind: 'person', at: [43, 48], r: 21, fill: 'quiet', figure: 'strong' },
  { kind: 'person', at: [117, 48], r: 21, fill: 'raised', figure: 'strong' },
  { kind: 'tick', at: [80, 49], r: 8, stroke: 'raised', width: 5 },
]);

/** Three months of changes: in each, the client's admins make more of them and our team fewer. */
export const takeover = reason([
  ...[20, 42].flatMap((admins, month): readonly Shape[] => {
    const x = 22 + month * 42;
    return [
      slot([x, 14], [32, 64 - admins], 'brand'),
      slot([x, 82 - admins], [32, admins], 'raised'),
    ];
  }),
  slot([106, 14], [32, 68], 'raised'),
  { kind: 'person', at: [122, 30], r: 12, fill: 'strong', figure: 'raised' },
]);
