import type { Point, Shape } from '#design-system';
import { cutOut, looks, panel, slot } from '../figure-shapes.ts';
import { centered, dollars, heading, onBright, strong } from '../figure-words.ts';

/** What is billed, for how much, and what it uses in the network. */
const services = [
  { name: 'Fiber', amount: 60, network: 'Port' },
  { name: 'Mobile', amount: 35, network: 'SIM' },
  { name: 'TV', amount: 25, network: 'TV box' },
] as const;
const total = services.reduce((sum, { amount }) => sum + amount, 0);

/** Where a line of the bill, and its socket in the cabinet, are. */
const entryY = (index: number) => 212 + index * 34;
const socketY = (index: number) => 226 + index * 50;

/** A line of the bill: the name, and the amount at the right. */
const entry = (y: number, name: string, amount: number, start: number) => [
  onBright(strong([start, y], name, 28)),
  onBright({ ...strong([784, y], dollars(amount), 28), anchor: 'end' }),
];

/** A cord from a line of the bill to its plug, and back. */
const cord = (y: number, end: number): readonly [Point, Point, ...Point[]] => {
  const way = [
    [788, y],
    [800, y],
    [812, Math.round(y * 0.86 + end * 0.14)],
    [838, Math.round(y * 0.14 + end * 0.86)],
    [850, end],
    [858, end],
  ] as const;
  return [
    ...way,
    [858, end - 8],
    [882, end - 8],
    [882, end - 3],
    [894, end - 3],
    [894, end + 3],
    [882, end + 3],
    [882, end + 8],
    [858, end + 8],
    ...way.toReversed(),
  ];
};

/** A customer behind her bill, and her feet below it. */
export const customer: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [654, 370],
      [672, 370],
      [672, 340],
      [708, 340],
      [708, 370],
      [726, 370],
    ],
    stroke: 'subtle',
    width: 24,
  },
  {
    kind: 'line',
    points: [
      [604, 146],
      [648, 188],
      [732, 188],
      [776, 146],
    ],
    stroke: 'brand',
    width: 48,
  },
  { kind: 'face', at: [690, 214], size: 214, ...looks.headscarf, skin: 'quiet', clothes: 'brand' },
];

/** The street cabinet, with a socket for each line of the bill. */
export const cabinet: readonly Shape[] = [
  panel([866, 186], [150, 190], 10, 'quiet'),
  slot([856, 174], [166, 24], 'raised'),
];

/** The bill with its total, and a cord from each of its lines to the cabinet. */
export const bill: readonly Shape[] = [
  {
    kind: 'dots',
    at: [890, socketY(0)],
    count: 3,
    gap: 50,
    r: 19,
    fill: 'strong',
    direction: 'down',
  },
  cutOut(
    [
      ...cord(entryY(0), socketY(0)),
      ...cord(entryY(1), socketY(1)),
      ...cord(entryY(2), socketY(2)),
    ],
    'raised',
    8,
  ),
  ...services.map(({ network }, index) => onBright(strong([915, socketY(index) + 1], network, 28))),
  cutOut(
    [
      [586, 152],
      [794, 152],
      [794, 352],
      [768, 342],
      [742, 352],
      [716, 342],
      [690, 352],
      [664, 342],
      [638, 352],
      [612, 342],
      [586, 352],
    ],
    'raised',
    8,
  ),
  onBright(centered(heading([690, 176], 'Bill', 36))),
  ...services.flatMap(({ name, amount }, index) => entry(entryY(index), name, amount, 596)),
  slot([582, 298], [216, 38], 'match'),
  { kind: 'tick', at: [610, 318], r: 11, stroke: 'strong', width: 6 },
  ...entry(318, 'Total', total, 632),
  { kind: 'dots', at: [602, 154], count: 2, gap: 176, r: 18, fill: 'quiet' },
];
