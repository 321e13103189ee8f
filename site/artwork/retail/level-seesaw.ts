import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** Where the cashier and the rider sit. */
const [left, right] = [98, 382];

const face = {
  kind: 'face',
  size: 216,
  hair: 'control',
  clothes: 'quiet',
  collar: 'strong',
} as const;

/** The body of one who sits on the seesaw, with an arm that reaches to the middle. */
const body = (x: number, way: -1 | 1): readonly Shape[] => [
  panel([x - 76, 160], [152, 80], 30, 'quiet'),
  ...[-28, 28].flatMap((dx): readonly Shape[] => [
    line([x + dx, 246], [x + dx, 306], 'strong', 34),
    panel([x + dx * 1.4 - 26, 306], [52, 24], 12, 'quiet'),
  ]),
  line([x + way * 60, 172], [240 - way * 13, 80], 'quiet', 34),
  { kind: 'dot', at: [240 - way * 12, 66], r: 19, fill: 'raised' },
];

/** The hand that holds something on the outer side. */
const hand = (x: number): Shape => ({ kind: 'dot', at: [x, 216], r: 14, fill: 'raised' });

/** A cashier with a register. */
const cashier: readonly Shape[] = [
  ...body(left, 1),
  { ...looks.headscarf, ...face, at: [left, 198] },
  cutOut(
    [
      [42, 206],
      [154, 206],
      [166, 234],
      [30, 234],
    ],
    'strong',
    12,
  ),
  ...[207, 224].map(
    (y): Shape => ({ kind: 'dots', at: [53, y], count: 6, gap: 18, r: 5, fill: 'raised' }),
  ),
  panel([26, 148], [144, 48], 8, 'strong'),
  panel([32, 154], [132, 36], 4, 'raised'),
  onBright(centered(heading([left, 173], '$75.78', 34))),
  hand(24),
];

/** A delivery rider with a parcel. */
const rider: readonly Shape[] = [
  ...body(right, -1),
  { ...looks.hardHat, ...face, at: [right, 198], skin: 'raised' },
  { kind: 'arc', at: [right, 87], r: 38, from: 85, to: 275, stroke: 'strong', width: 5 },
  panel([312, 148], [140, 92], 8, 'subtle'),
  panel([370, 148], [24, 92], 0, 'strong'),
  panel([320, 174], [124, 44], 4, 'raised'),
  onBright(centered(heading([right, 197], '$75.78', 34))),
  hand(456),
];

/** A dachshund, which is as long and level as the seesaw. */
const dog: readonly Shape[] = [
  line([194, 206], [184, 182], 'subtle', 8),
  ...[202, 218, 258, 274].map((x) => line([x, 218], [x, 235], 'subtle', 10)),
  slot([190, 196], [92, 28], 'subtle'),
  line([270, 206], [276, 178], 'subtle', 22),
  slot([264, 166], [42, 22], 'subtle'),
  slot([262, 168], [13, 30], 'strong'),
  { kind: 'dot', at: [284, 175], r: 3, fill: 'strong' },
  { kind: 'dot', at: [303, 174], r: 5, fill: 'strong' },
];

/** One cent, under the middle. */
const coin: readonly Shape[] = [
  { kind: 'dot', at: [249, 312], r: 50, fill: 'strong' },
  { kind: 'dot', at: [239, 312], r: 50, fill: 'match' },
  onBright(centered(heading([239, 315], '1 cent', 30))),
];

/** The clap of their hands. */
const clap = [-44, 0, 44].map(
  (dx): Shape =>
    line([240 + dx * 0.7, Math.abs(dx) / 3 + 36], [240 + dx, Math.abs(dx) / 2.2 + 14], 'raised', 7),
);

/**
 * A cashier with a register and a delivery rider with a parcel sit on a seesaw. Both totals are the
 * same, so it is level on one cent.
 */
export const levelSeesaw: Composition = {
  width: 480,
  height: 362,
  shapes: [...coin, slot([0, 240], [480, 24], 'raised'), ...dog, ...clap, ...cashier, ...rider],
};
