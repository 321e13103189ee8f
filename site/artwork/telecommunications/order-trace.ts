import type { Composition, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

const systemY = (index: number) => 110 + index * 68;
const railX = 46;

const system = (name: string, index: number): readonly Shape[] => [
  {
    kind: 'frame',
    at: [railX - 11, systemY(index) - 11],
    size: [22, 22],
    radius: 7,
    fill: 'quiet',
  },
  strong([78, systemY(index)], name, 21),
];

/** A handoff to the next system, where the order has passed the check. */
const handoff = (index: number): readonly Shape[] => [
  { kind: 'dot', at: [railX, systemY(index + 0.5)], r: 13, fill: 'brand' },
  { kind: 'tick', at: [railX, systemY(index + 0.5) + 1], r: 5.5, stroke: 'onBrand', width: 3 },
];

/** The handoff whose check is open. */
const checkY = systemY(1.5);

/** An order's way through five systems, a check that corrected it, and the bills before and since. */
export const orderTrace: Composition = {
  width: 480,
  height: 424,
  shapes: [
    {
      kind: 'frame',
      at: [200, 21],
      size: [279, 200],
      radius: 20,
      fill: 'background',
      stroke: 'line',
    },
    plain([280, 58], 'Billed wrong', 'muted', 21),
    plain([280, 92], '60 of 1,000', 'muted', 21),
    line([278, 93], [386, 93], 'muted'),
    { kind: 'frame', at: [1, 1], size: [252, 422], radius: 24, fill: 'surface', stroke: 'line' },
    heading([28, 50], 'Order 417', 26),
    line([railX, systemY(0)], [railX, systemY(4)], 'quiet', 4),
    line([railX, checkY], [206, checkY], 'brand', 4),
    ...[0, 1, 2, 3].flatMap(handoff),
    ...['Catalog', 'Order', 'Inventory', 'Activation', 'Billing'].flatMap(system),
    { kind: 'frame', at: [206, 138], size: [274, 148], radius: 22, fill: 'brand' },
    onBrand(heading([230, 171], 'Handoff 2', 24)),
    onBrand(plain([230, 211], 'Sold', 'muted', 21)),
    { ...onBrand(strong([456, 211], '1 Gb', 21)), anchor: 'end' },
    line([230, 232], [456, 232], 'control'),
    onBrand(plain([230, 254], 'Set up', 'muted', 21)),
    { ...onBrand(plain([398, 254], '500 Mb', 'muted', 21)), anchor: 'end' },
    line([324, 255], [400, 255], 'onBrand'),
    { ...onBrand(strong([456, 254], '1 Gb', 21)), anchor: 'end' },
    { kind: 'frame', at: [206, 312], size: [274, 100], radius: 22, fill: 'match' },
    onBright(strong([230, 340], 'Billed right', 21)),
    onBright(heading([230, 378], '997 of 1,000', 32)),
  ],
};
