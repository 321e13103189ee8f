import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The crossing guard, who holds up the paddle and takes the child by the hand. */
export const guard: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [776, 378],
      [800, 378],
      [804, 320],
      [844, 320],
      [848, 378],
      [872, 378],
    ],
    stroke: 'strong',
    width: 30,
  },
  {
    kind: 'line',
    points: [
      [784, 234],
      [744, 246],
      [736, 192],
    ],
    stroke: 'quiet',
    width: 32,
  },
  {
    kind: 'line',
    points: [
      [860, 242],
      [907, 280],
      [904, 322],
    ],
    stroke: 'quiet',
    width: 28,
  },
  {
    kind: 'face',
    at: [822, 236],
    size: 168,
    ...looks.longHair,
    clothes: 'quiet',
    collar: 'strong',
  },
  cutOut(
    [
      [777, 236],
      [867, 236],
      [868, 322],
      [768, 322],
    ],
    'quiet',
    30,
  ),
  {
    kind: 'line',
    points: [
      [854, 232],
      [768, 304],
      [868, 304],
    ],
    stroke: 'raised',
    width: 14,
  },
  cutOut(
    [
      [796, 98],
      [784, 82],
      [810, 72],
      [858, 82],
      [848, 98],
    ],
    'quiet',
    16,
  ),
  slot([780, 102], [84, 16], 'strong'),
  line([716, 130], [737, 224], 'control', 12),
  { kind: 'dot', at: [708, 76], r: 72, fill: 'match' },
  onBright(centered(heading([708, 56], 'First', 44))),
  onBright(centered(heading([708, 98], 'day', 44))),
  { kind: 'dot', at: [734, 192], r: 19, fill: 'raised' },
];

/** A child whose backpack is larger than the child. */
export const child: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [904, 324],
      [936, 348],
      [980, 348],
      [1002, 318],
    ],
    stroke: 'raised',
    width: 22,
  },
  { kind: 'dots', at: [940, 378], count: 2, gap: 36, r: 14, fill: 'strong' },
  panel([914, 332], [88, 48], 14, 'raised'),
  { kind: 'face', at: [958, 348], size: 122, ...looks.bob, clothes: 'raised', collar: 'brand' },
  {
    kind: 'line',
    points: [
      [926, 332],
      [935, 332],
      [935, 372],
      [926, 372],
      [926, 332],
      [981, 332],
      [990, 332],
      [990, 372],
      [981, 372],
      [981, 332],
    ],
    fill: 'brand',
  },
];
