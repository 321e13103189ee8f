import type { Shape, Tone } from '#design-system';
import { appWindow, cutOut, line, phone, piece, slot } from '../figure-shapes.ts';

const store = (x: number): readonly Shape[] => [
  { kind: 'frame', at: [x + 6, 30], size: [80, 74], radius: 8, fill: 'quiet' },
  { kind: 'frame', at: [x, 8], size: [92, 30], radius: 8, fill: 'brand' },
  { kind: 'dots', at: [x + 11.5, 36], count: 4, gap: 23, r: 11.5, fill: 'brand' },
  { kind: 'frame', at: [x + 16, 58], size: [26, 26], radius: 5, fill: 'brand' },
  { kind: 'frame', at: [x + 50, 58], size: [26, 46], radius: 5, fill: 'brand' },
];

/** Three stores of one chain. */
export const chain = piece([0, 104, 208].flatMap(store));

/** A launch: shoppers in line for the last pair in an online store. */
export const launch = piece([
  ...appWindow(0, 150, 'brand', 'quiet'),
  ...[18, 80].map(
    (x): Shape => ({ kind: 'frame', at: [x, 32], size: [52, 54], radius: 10, fill: 'quiet' }),
  ),
  slot([28, 70], [32, 7], 'brand'),
  slot([90, 70], [32, 7], 'brand'),
  ...[180, 228, 276].map(
    (x): Shape => ({ kind: 'person', at: [x, 52], r: 22, fill: 'quiet', figure: 'strong' }),
  ),
  slot([158, 84], [142, 10], 'quiet'),
  slot([158, 84], [52, 10], 'brand'),
]);

/** A scale with an apple, and a shopping cart. */
export const groceries = piece([
  { kind: 'dot', at: [66, 24], r: 18, fill: 'quiet' },
  line([66, 8], [74, 3], 'brand', 5),
  slot([14, 42], [104, 14], 'brand'),
  line([66, 54], [66, 64], 'brand', 12),
  { kind: 'frame', at: [0, 62], size: [132, 42], radius: 12, fill: 'brand' },
  slot([22, 76], [58, 14], 'quiet'),
  { kind: 'dot', at: [102, 83], r: 8, fill: 'quiet' },
  line([160, 12], [178, 12], 'brand', 8),
  line([178, 12], [194, 78], 'brand', 8),
  line([194, 78], [280, 78], 'brand', 8),
  cutOut(
    [
      [194, 24],
      [293, 24],
      [283, 58],
      [202, 58],
    ],
    'brand',
    10,
  ),
  ...[220, 244, 268].map((x) => line([x, 34], [x, 48], 'quiet', 8)),
  ...[208, 270].map((x): Shape => ({ kind: 'dot', at: [x, 94], r: 9, fill: 'brand' })),
]);

const box = ([x, y]: readonly [number, number], fill: Tone, tape: Tone): readonly Shape[] => [
  { kind: 'frame', at: [x, y], size: [62, 42], radius: 7, fill },
  { kind: 'frame', at: [x + 24, y], size: [14, 20], radius: 3, fill: tape },
];

/** A pallet of boxes, and the reorder on a phone. */
export const pallet = piece([
  ...box([36, 0], 'quiet', 'brand'),
  ...box([104, 0], 'brand', 'quiet'),
  ...box([2, 46], 'brand', 'quiet'),
  ...box([70, 46], 'quiet', 'brand'),
  ...box([138, 46], 'brand', 'quiet'),
  slot([0, 92], [202, 12], 'quiet'),
  ...phone(238, 'brand', 'quiet'),
  ...[34, 50].map((y) => slot([252, y], [34, 7], 'brand')),
  slot([252, 70], [34, 16], 'brand'),
]);
