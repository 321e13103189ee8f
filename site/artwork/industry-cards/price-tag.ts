import type { Shape } from '#design-system';
import { slot } from '../figure-shapes.ts';
import { card } from './card.ts';

/** Where each bar of the code starts, and how wide it is. */
const bars = [
  [222, 16],
  [246, 8],
  [262, 8],
  [278, 22],
  [308, 8],
  [324, 16],
  [348, 8],
  [364, 16],
] as const;

/** Retail and e-commerce: a price tag on its string, with the colors in stock and a bar code. */
export const priceTag = card('raised', [
  {
    kind: 'line',
    points: [
      [104, 24],
      [408, 24],
      [408, 196],
      [104, 196],
      [44, 136],
      [44, 84],
      [104, 24],
    ],
    fill: 'brand',
    stroke: 'brand',
    width: 48,
  },
  { kind: 'dot', at: [72, 110], r: 22, fill: 'background' },
  { kind: 'match', from: [3, 30], to: [72, 110], stroke: 'text', width: 6 },
  { kind: 'dots', at: [148, 56], count: 3, gap: 54, r: 20, fill: 'quiet', direction: 'down' },
  { kind: 'frame', at: [198, 30], size: [206, 160], radius: 20, fill: 'raised' },
  ...bars.map(([x, width]): Shape => slot([x, 52], [width, 116], 'strong')),
]);
