import type { Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain } from '../figure-words.ts';

/** Four ways to pay, plugged into one interface. */
export const payments = piece([
  ...[8, 32, 56, 80].map((y) => slot([0, y], [92, 16], 'quiet')),
  { kind: 'frame', at: [60, 0], size: [240, 104], radius: 20, fill: 'brand' },
  centered(onBrand(heading([180, 53], 'ISO 20022', 38))),
]);

/** A decline notice with the two reasons that decided. */
export const declineNotice = piece([
  { kind: 'frame', at: [0, 0], size: [300, 104], radius: 24, fill: 'quiet' },
  onBright(heading([27, 28], 'Declined', 30)),
  ...[200, 130].flatMap((width, index): readonly Shape[] => {
    const y = 61 + index * 22;
    return [
      { kind: 'dot', at: [35, y], r: 8, fill: 'brand' },
      slot([54, y - 6], [width, 12], 'raised'),
    ];
  }),
]);

/** A line of a report, and the balances that add up to it. */
export const tracedLine = piece([
  ...[
    [0, 150],
    [160, 84],
    [254, 46],
  ].flatMap(([x = 0, width = 0]): readonly Shape[] => [
    line([x + width / 2, 50], [x + width / 2, 80], 'brand', 5),
    slot([x, 72], [width, 32], 'quiet'),
  ]),
  slot([0, 0], [300, 54], 'brand'),
  centered(onBrand(heading([150, 28], '$6.4M', 34))),
]);

/** Alerts in the order in which analysts should read them. */
export const rankedAlerts = piece([
  slot([0, 0], [300, 48], 'brand'),
  { kind: 'dot', at: [24, 24], r: 17, fill: 'raised' },
  line([24, 15], [24, 25], 'strong', 5),
  { kind: 'dot', at: [24, 33], r: 3, fill: 'strong' },
  slot([54, 18], [218, 12], 'quiet'),
  slot([0, 56], [210, 20], 'quiet'),
  slot([0, 84], [120, 20], 'quiet'),
]);

/** An applicant's check on a phone, and the record with the risk class and two owners' shares. */
export const identity = piece([
  { kind: 'frame', at: [84, 0], size: [216, 104], radius: 24, fill: 'quiet' },
  onBright(heading([108, 38], 'Low risk', 34)),
  slot([108, 66], [100, 14], 'brand'),
  slot([214, 66], [62, 14], 'raised'),
  { kind: 'frame', at: [0, 0], size: [72, 104], radius: 16, fill: 'brand' },
  { kind: 'person', at: [36, 44], r: 26, fill: 'raised', figure: 'strong' },
  slot([22, 84], [28, 6], 'quiet'),
]);

const core = (x: number, fill: 'quiet' | 'brand', balances: 'quiet' | 'brand', from: number) => [
  { kind: 'dot', at: [x, 52], r: 52, fill } as const,
  ...[40, 64].map(
    (y): Shape => ({ kind: 'dots', at: [from, y], count: 2, gap: 24, r: 8, fill: balances }),
  ),
];

/** The old core and the new one, and for how many days their balances have matched. */
export const parallelRun = piece([
  ...core(52, 'quiet', 'brand', 34),
  ...core(248, 'brand', 'quiet', 242),
  { kind: 'dot', at: [150, 52], r: 52, fill: 'match' },
  centered(onBright(heading([150, 43], '30', 44))),
  centered(plain([150, 76], 'days', 'strong', 20)),
]);
