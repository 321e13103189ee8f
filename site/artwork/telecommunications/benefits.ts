import type { Point, Shape } from '#design-system';
import { cutOut, firstReason, line, onCircle, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain } from '../figure-words.ts';

const caller: Point = [80, 100];

/** A customer on the phone, and the unit number of an order, which is corrected meanwhile. */
export const call = firstReason(
  [
    { kind: 'person', at: caller, r: 52, fill: 'raised', figure: 'strong' },
    ...[66, 82].map(
      (r): Shape => ({ kind: 'arc', at: caller, r, from: 62, to: 118, stroke: 'quiet', width: 6 }),
    ),
    { kind: 'frame', at: [184, 28], size: [272, 144], radius: 32, fill: 'brand' },
    onBrand(plain([204, 100], 'Unit', 'muted', 24)),
    { ...centered(heading([288, 97], '9', 84)), fill: 'quiet' },
    line([264, 123], [312, 79], 'raised', 8),
    { kind: 'dot', at: [384, 100], r: 52, fill: 'match' },
    centered(onBright(heading([384, 97], '6', 84))),
  ],
  'brand',
);

/** A coin that comes up in the morning. */
export const report = reason(
  [
    ...[-72, -36, 0, 36, 72].map((angle) =>
      line(onCircle([80, 58], 35, angle), onCircle([80, 58], 42, angle), 'quiet', 5),
    ),
    { kind: 'dot', at: [80, 58], r: 25, fill: 'raised' },
    { kind: 'dot', at: [80, 58], r: 17, stroke: 'strong', width: 3 },
    slot([14, 64], [132, 20], 'brand'),
  ],
  'brand',
);

const network = [
  [72, 72],
  [90, 26],
  [139, 22],
] as const satisfies Point[];

const fault: Point = [120, 60];

/** A network at night, like a constellation, with the place of its fault. */
export const repair = reason(
  [
    { kind: 'dot', at: [38, 46], r: 24, fill: 'quiet' },
    { kind: 'dot', at: [48, 39], r: 20, fill: 'background' },
    {
      kind: 'line',
      points: [network[0], network[1], fault, network[2]],
      stroke: 'control',
      width: 3,
    },
    ...network.map((at): Shape => ({ kind: 'dot', at, r: 7, fill: 'brand' })),
    { kind: 'dot', at: fault, r: 18, fill: 'background', stroke: 'raised', width: 3 },
    { kind: 'dot', at: fault, r: 10, fill: 'raised' },
  ],
  'brand',
);

/** The SIM card for a plan. */
export const plan = reason(
  [
    cutOut(
      [
        [32, 16],
        [108, 16],
        [130, 38],
        [130, 80],
        [32, 80],
      ],
      'raised',
      10,
    ),
    { kind: 'frame', at: [40, 38], size: [28, 28], radius: 7, fill: 'brand' },
    line([54, 39], [54, 65], 'raised', 3),
    line([41, 52], [67, 52], 'raised', 3),
    onBright(heading([75, 53], 'New', 26)),
  ],
  'brand',
);
