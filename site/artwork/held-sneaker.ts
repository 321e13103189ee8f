import type { Composition, Shape } from '#design-system';
import { cutOut, endlessPanel, line, slot } from './figure-shapes.ts';
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

/** The last pair, of which the eye sees one. */
const sneaker: readonly Shape[] = [
  cutOut(
    [
      [66, 152],
      [100, 178],
      [150, 172],
      [176, 140],
      [272, 206],
      [358, 226],
      [382, 264],
      [63, 264],
    ],
    'raised',
    16,
  ),
  cutOut(
    [
      [64, 226],
      [96, 226],
      [96, 264],
      [63, 264],
    ],
    'quiet',
    16,
  ),
  cutOut(
    [
      [330, 240],
      [362, 240],
      [380, 264],
      [316, 264],
    ],
    'quiet',
    16,
  ),
  ...[0, 1, 2, 3].map((lace) =>
    line([198 + lace * 27, 168 + lace * 17], [172 + lace * 27, 197 + lace * 17], 'strong', 8),
  ),
  slot([42, 260], [362, 31], 'strong'),
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
  shapes: [...store, ...box, ...sneaker, ...tag],
};
