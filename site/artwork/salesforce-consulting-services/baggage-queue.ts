import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';
import { legs } from './baggage-people.ts';

/** A boot. The point is its top left corner. */
export const boot = ([x, y]: Point): Shape =>
  cutOut(
    [
      [x, y],
      [x + 14, y],
      [x + 16, y + 18],
      [x + 34, y + 24],
      [x + 34, y + 32],
      [x, y + 32],
    ],
    'raised',
    8,
  );

/** Two people who wait barefoot. Their shoes are in trays. */
export const queue: readonly Shape[] = [
  legs(296, 24, 'quiet'),
  {
    kind: 'line',
    points: [
      [246, 96],
      [242, 230],
      [350, 230],
      [346, 96],
    ],
    stroke: 'strong',
    width: 28,
  },
  { kind: 'face', at: [296, 244], size: 190, ...looks.baldHead },
  boot([280, 28]),
  panel([228, 62], [136, 24], 8, 'subtle'),
  { kind: 'dots', at: [246, 84], count: 2, gap: 100, r: 16, fill: 'quiet' },
  legs(426, 20, 'raised'),
  { kind: 'face', at: [426, 244], size: 180, ...looks.bun, hair: 'control', wears: 'glasses' },
];

/** Her tray, with her slippers. */
export const tray: readonly Shape[] = [
  { kind: 'dots', at: [408, 202], count: 2, gap: 36, r: 13, fill: 'quiet' },
  panel([374, 204], [104, 20], 8, 'subtle'),
];

/** A dog, which smells something in a bag. */
export const dog: readonly Shape[] = [
  { kind: 'frame', at: [166, 146], size: [36, 40], radius: 12, stroke: 'subtle', width: 9 },
  panel([142, 164], [84, 60], 14, 'subtle'),
  line([34, 284], [12, 256], 'raised', 12),
  {
    kind: 'line',
    points: [
      [46, 286],
      [66, 182],
      [108, 186],
    ],
    stroke: 'raised',
    width: 40,
  },
  line([76, 196], [88, 296], 'raised', 20),
  line([58, 176], [48, 206], 'strong', 18),
  { kind: 'dot', at: [130, 184], r: 10, fill: 'strong' },
  { kind: 'arc', at: [88, 178], r: 8, from: 100, to: 260, stroke: 'strong', width: 5 },
];
