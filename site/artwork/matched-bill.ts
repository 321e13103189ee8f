import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, dollars, heading, onBrand, onBright, strong } from './figure-words.ts';

/** What is billed, for how much, and what it uses in the network. */
const services = [
  { name: 'Fiber', amount: 60, network: 'Port' },
  { name: 'Mobile', amount: 35, network: 'SIM' },
  { name: 'TV', amount: 25, network: 'TV box' },
] as const;
const total = services.reduce((sum, { amount }) => sum + amount, 0);

/** A line of the bill: the name, and the amount at the right. */
const entry = (y: number, name: string, amount: number, start: number) => [
  onBright(strong([start, y], name, 26)),
  onBright({ ...strong([246, y], dollars(amount), 26), anchor: 'end' }),
];

/** A line of the bill, its cord, and the socket in the cabinet that it is plugged into. */
const service = (
  { name, amount, network }: (typeof services)[number],
  index: number,
): readonly Shape[] => {
  const y = 240 + index * 36;
  const socket: Point = [358, 224 + index * 58];
  return [
    ...entry(y, name, amount, 18),
    { kind: 'match', from: [256, y], to: [332, socket[1]], stroke: 'raised', width: 8 },
    { kind: 'dot', at: socket, r: 19, fill: 'strong' },
    slot([322, socket[1] - 11], [40, 22], 'raised'),
    onBrand(strong([383, socket[1] + 1], network, 22)),
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
  panel([328, 180], [148, 212], 10, 'brand'),
  slot([318, 168], [162, 22], 'raised'),
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

/** A clerk behind the bill. */
const clerk: readonly Shape[] = [
  { kind: 'face', at: [132, 226], size: 224, ...looks.headscarf, skin: 'quiet', clothes: 'brand' },
  ...[-1, 1].map((way) => line([132 + way * 62, 226], [132 + way * 106, 176], 'brand', 44)),
];

/** The bill in the clerk’s hands, with a check at its total. */
const bill: readonly Shape[] = [
  cutOut(
    [
      [8, 172],
      [256, 172],
      [256, 386],
      [225, 374],
      [194, 386],
      [163, 374],
      [132, 386],
      [101, 374],
      [70, 386],
      [39, 374],
      [8, 386],
    ],
    'raised',
    8,
  ),
  onBright(centered(heading([132, 202], 'Bill', 38))),
  slot([4, 332], [256, 40], 'match'),
  { kind: 'dot', at: [28, 352], r: 16, fill: 'strong' },
  { kind: 'tick', at: [28, 354], r: 8, stroke: 'match', width: 4 },
  ...entry(353, 'Total', total, 54),
  ...[22, 242].map((x): Shape => ({ kind: 'dot', at: [x, 172], r: 18, fill: 'quiet' })),
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
