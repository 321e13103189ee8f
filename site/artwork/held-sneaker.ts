import type { Composition, Shape } from '#design-system';
import { endlessPanel, sneaker } from './figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from './figure-words.ts';

/** The page of the store, where the countdown to the sale has ended. */
const store: readonly Shape[] = [
  endlessPanel([0, 0], 330, 28, 'brand'),
  { kind: 'dots', at: [38, 34], count: 3, gap: 22, r: 7, fill: 'quiet' },
  onBrand(heading([32, 88], 'Black Friday', 36)),
  { ...onBrand(strong([452, 89], '8 p.m.', 28)), anchor: 'end' },
];

const box: readonly Shape[] = [
  { kind: 'frame', at: [44, 316], size: [340, 90], radius: 12, fill: 'quiet' },
  {
    kind: 'frame',
    at: [28, 289],
    size: [372, 48],
    radius: 14,
    fill: 'quiet',
    stroke: 'background',
    width: 6,
  },
  onBright(strong([68, 374], 'Size 9', 26)),
];

/** The tag of the cart that has it. */
const tag: readonly Shape[] = [
  {
    kind: 'frame',
    at: [277, 301],
    size: [200, 108],
    radius: 24,
    fill: 'match',
    stroke: 'background',
    width: 6,
  },
  onBright(heading([300, 338], 'Last pair', 30)),
  onBright(plain([300, 376], 'In your cart', 'strong', 24)),
];

/** Retail and e-commerce: on the busiest evening, one cart holds the last pair of sneakers. */
export const heldSneaker: Composition = {
  width: 480,
  height: 414,
  bleeds: true,
  shapes: [...store, ...box, ...sneaker([42, 140], 10, 'raised', 'strong'), ...tag],
};
