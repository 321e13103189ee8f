import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { dollars, heading, onBrand, onBright, strong } from './figure-words.ts';

/** What is billed, for how much, and what it uses in the network. */
const services = [
  { name: 'Fiber', amount: 60, network: 'Port' },
  { name: 'Mobile', amount: 35, network: 'SIM' },
  { name: 'TV', amount: 25, network: 'TV box' },
] as const;
const total = services.reduce((sum, { amount }) => sum + amount, 0);

/** A line of the bill: the name, and the amount at the right. */
const entry = (y: number, name: string, amount: number, start: number) => [
  onBright(strong([start, y], name, 22)),
  onBright({ ...strong([242, y], dollars(amount), 22), anchor: 'end' }),
];

/** A line of the bill, its cord, and the socket in the cabinet that it is plugged into. */
const service = (
  { name, amount, network }: (typeof services)[number],
  index: number,
): readonly Shape[] => {
  const y = 192 + index * 36;
  const socket: Point = [374, 224 + index * 58];
  return [
    ...entry(y, name, amount, 68),
    { kind: 'match', from: [252, y], to: [346, socket[1]], stroke: 'raised', width: 7 },
    { kind: 'dot', at: socket, r: 19, fill: 'strong' },
    slot([338, socket[1] - 11], [40, 22], 'raised'),
    onBrand(strong([398, socket[1] + 1], network, 22)),
  ];
};

/** A pole whose cables go on to the right, and the street cabinet in front of it. */
const network: readonly Shape[] = [
  line([392, 8], [392, 200], 'control', 16),
  ...[36, 76, 116].flatMap((y): readonly Shape[] => [
    line([344, y], [440, y], 'control', 10),
    line([346, y - 20], [480 + bleed, y + 20], 'quiet', 4),
    ...[348, 436].map((x) => line([x, y - 16], [x, y - 8], 'raised', 15)),
  ]),
  panel([346, 180], [130, 212], 10, 'brand'),
  slot([336, 168], [144, 22], 'raised'),
];

/** Sneakers that someone threw over the lowest cable. */
const sneakers: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [451, 128],
      [460, 99],
      [471, 114],
    ],
    stroke: 'raised',
    width: 3,
  },
  ...[
    [451, 128],
    [471, 114],
  ].map(
    ([x = 0, y = 0]): Shape => ({
      kind: 'line',
      points: [
        [x, y],
        [x, y + 12],
        [x - 9, y + 12],
      ],
      stroke: 'raised',
      width: 10,
    }),
  ),
];

/** A clerk, whose feet show below the bill. */
const clerk: readonly Shape[] = [
  { kind: 'face', at: [156, 180], size: 172, ...looks.headscarf, skin: 'quiet', clothes: 'brand' },
  ...[-1, 1].map((way) => line([156 + way * 50, 176], [156 + way * 88, 140], 'brand', 34)),
  ...[128, 184].flatMap((x) => [
    line([x, 330], [x, 370], 'brand', 30),
    slot([x - 24, 368], [48, 24], 'control'),
  ]),
];

/** The bill in the clerk’s hands, with a check at its total. */
const bill: readonly Shape[] = [
  cutOut(
    [
      [60, 126],
      [252, 126],
      [252, 354],
      [228, 342],
      [204, 354],
      [180, 342],
      [156, 354],
      [132, 342],
      [108, 354],
      [84, 342],
      [60, 354],
    ],
    'raised',
    8,
  ),
  onBright(heading([68, 155], 'Bill', 32)),
  slot([60, 284], [192, 48], 'match'),
  { kind: 'dot', at: [86, 308], r: 18, fill: 'strong' },
  { kind: 'tick', at: [86, 310], r: 8, stroke: 'match', width: 4 },
  ...entry(309, 'Total', total, 112),
  ...[72, 240].map((x): Shape => ({ kind: 'dot', at: [x, 124], r: 14, fill: 'quiet' })),
];

/**
 * Telecommunications: a clerk holds up a long bill. Each of its lines is plugged into the
 * street cabinet, so the total is right.
 */
export const matchedBill: Composition = {
  width: 480,
  height: 392,
  bleeds: true,
  shapes: [...network, ...sneakers, ...clerk, ...bill, ...services.flatMap(service)],
};
