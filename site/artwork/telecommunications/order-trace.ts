import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong, struck } from '../figure-words.ts';
import { cableTug } from './cable-tug.ts';

/** A bird on the cable of the street’s last pole. */
const pole: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [162, 62],
      [162, 44],
      [96, 44],
      [96, 14],
      [96, 100],
    ],
    stroke: 'strong',
    width: 13,
  },
  line([162, 64], [1880, 64], 'strong', 4),
  line([372, 40], [408, 58], 'strong', 11),
  line([338, 32], [366, 42], 'strong', 38),
  { kind: 'dot', at: [330, 23], r: 22, fill: 'strong' },
  cutOut(
    [
      [312, 18],
      [296, 26],
      [312, 30],
    ],
    'raised',
    4,
  ),
  { kind: 'dot', at: [326, 18], r: 4, fill: 'raised' },
];

const systems = ['Catalog', 'Order', 'Inventory', 'Activation', 'Billing'];

/** A street cabinet, with a system on each shelf, and a check at each handoff. */
const cabinet: readonly Shape[] = [
  panel([78, 80], [200, 330], 10, 'strong'),
  { ...heading([98, 107], 'Order 417', 30), fill: 'raised' },
  ...systems.flatMap((name, index): readonly Shape[] => [
    panel([88, 130 + index * 46], [180, 36], 6, 'quiet'),
    onBright(strong([100, 149 + index * 46], name, 23)),
  ]),
  { kind: 'dots', at: [242, 171], count: 4, gap: 46, r: 14, fill: 'brand', direction: 'down' },
  ...[0, 1, 2, 3].map(
    (index): Shape => ({
      kind: 'tick',
      at: [242, 172 + index * 46],
      r: 6,
      stroke: 'raised',
      width: 4,
    }),
  ),
];

/** A technician with his hands on a barrier, which stands on the ground. */
const technician: readonly Shape[] = [
  { kind: 'face', at: [401, 386], size: 214, ...looks.hardHat, skin: 'raised' },
  panel([322, 358], [158, 52], 8, 'quiet'),
  ...[346, 396, 446].map((x) =>
    cutOut(
      [
        [x + 14, 364],
        [x + 32, 364],
        [x + 6, 404],
        [x - 12, 404],
      ],
      'strong',
      4,
    ),
  ),
  ...[364, 414].map((x) => slot([x, 346], [40, 28], 'raised')),
];

/** What the check at the second handoff says: it has corrected the speed. */
const correction: readonly Shape[] = [
  cutOut(
    [
      [261, 213],
      [284, 150],
      [324, 150],
    ],
    'match',
    6,
  ),
  panel([274, 86], [202, 96], 20, 'match'),
  onBright(strong([290, 112], 'Handoff 2', 23)),
  ...struck(onBright(strong([290, 152], '500 Mb', 23)), 80),
  onBright(heading([384, 150], '1 Gb', 38)),
];

/** The bill, and how many of 1,000 are right. */
const bill: readonly Shape[] = [
  { kind: 'dots', at: [204, 338], count: 10, gap: 15.8, r: 8, fill: 'raised' },
  panel([196, 338], [158, 72], 0, 'raised'),
  onBright(centered(heading([275, 358], '997', 42))),
  onBright(centered(strong([275, 391], 'of 1,000 right', 21))),
];

/**
 * A street cabinet with order 417’s way through five systems. The check at handoff 2 corrects its
 * speed before it is billed. A technician waits behind a barrier, and a long dog behind the cabinet pulls at a cable.
 */
export const orderTrace: Composition = {
  width: 480,
  height: 410,
  bleeds: true,
  shapes: [...cableTug, ...pole, ...cabinet, ...technician, ...bill, ...correction],
};
