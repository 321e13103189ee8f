import type { Composition, Point, Shape } from '#design-system';
import { bleed, line, slot } from './figure-shapes.ts';
import { dollars, heading, onBright, strong } from './figure-words.ts';

/** What is billed, for how much, and what it uses in the network. */
const services = [
  { name: 'Fiber', amount: 60, network: 'Port' },
  { name: 'Mobile', amount: 35, network: 'SIM' },
  { name: 'TV', amount: 25, network: 'TV box' },
] as const;
const total = services.reduce((sum, { amount }) => sum + amount, 0);

const lineY = (index: number) => 104 + index * 68;
const nodeY = (index: number) => 40 + index * 160;

/** A line of the bill: the name, and the amount at the right. */
const entry = (y: number, name: string, amount: number, size: number) => [
  onBright(strong([28, y], name, size)),
  onBright({ ...strong([244, y], dollars(amount), size), anchor: 'end' }),
];

const service = (
  { name, amount, network }: (typeof services)[number],
  index: number,
): readonly Shape[] => {
  const node: Point = [328, nodeY(index)];
  return [
    { kind: 'match', from: [272, lineY(index)], to: node, stroke: 'quiet', width: 4 },
    ...entry(lineY(index), name, amount, 20),
    line([440, node[1]], [480 + bleed, node[1]], 'control', 6),
    slot([328, node[1] - 40], [152, 80], 'brand'),
    { kind: 'dot', at: [362, node[1]], r: 12, fill: 'quiet' },
    { ...strong([388, node[1]], network, 20), fill: 'onBrand' },
  ];
};

/** Telecommunications: every line of a bill belongs to something in the network. */
export const matchedBill: Composition = {
  width: 480,
  height: 400,
  bleeds: true,
  shapes: [
    line([404, nodeY(0)], [404, nodeY(2)], 'control', 6),
    { kind: 'frame', at: [0, 0], size: [272, 400], radius: 36, fill: 'raised' },
    onBright(heading([28, 46], 'Bill', 28)),
    ...services.flatMap(service),
    slot([16, 300], [240, 84], 'match'),
    { kind: 'dot', at: [58, 342], r: 28, fill: 'strong' },
    { kind: 'tick', at: [58, 344], r: 12, stroke: 'match', width: 5 },
    onBright(strong([98, 342], 'Total', 20)),
    onBright({ ...strong([244, 342], dollars(total), 20), anchor: 'end' }),
  ],
};
