import type { Point, Shape } from '#design-system';
import { avatar, dollarSign, line, looks, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A bed that is found, and the card with the price that is held. */
export const heldPrice = piece([
  line([80, 80], [98, 98], 'brand', 12),
  { kind: 'dot', at: [48, 48], r: 43, fill: 'surface', stroke: 'brand', width: 10 },
  slot([34, 40], [34, 16], 'quiet'),
  slot([22, 30], [8, 38], 'brand'),
  slot([22, 52], [52, 10], 'brand'),
  slot([66, 52], [8, 16], 'brand'),
  { kind: 'frame', at: [124, 0], size: [176, 104], radius: 20, fill: 'brand' },
  { kind: 'frame', at: [124, 18], size: [176, 18], radius: 0, fill: 'quiet' },
  slot([142, 52], [80, 34], 'match'),
  centered(onBright(heading([182, 70], '$148', 20))),
]);

const pane = (at: Point): Shape => ({
  kind: 'frame',
  at,
  size: [22, 22],
  radius: 6,
  fill: 'quiet',
});

/** A hotel with three doors, and a guest in each. */
export const inventory = piece([
  { kind: 'frame', at: [0, 30], size: [300, 74], radius: 16, fill: 'brand' },
  { kind: 'frame', at: [88, 0], size: [124, 60], radius: 16, fill: 'brand' },
  ...[104, 139, 174].map((x) => pane([x, 12])),
  ...[78, 200].map((x) => pane([x, 60])),
  ...[42, 150, 258].flatMap((x): readonly Shape[] => [
    line([x, 71], [x, 104], 'surface', 50),
    { kind: 'person', at: [x, 82], r: 19, fill: 'quiet', figure: 'strong' },
  ]),
]);

/** A door with its lock, a cash register, and a bed, on one line. */
export const connected = piece([
  line([60, 89], [220, 89], 'control', 5),
  { kind: 'frame', at: [0, 0], size: [66, 104], radius: 14, fill: 'brand' },
  slot([40, 36], [16, 40], 'quiet'),
  line([26, 60], [46, 60], 'quiet', 8),
  line([156, 28], [156, 44], 'brand', 8),
  { kind: 'frame', at: [130, 4], size: [52, 28], radius: 10, fill: 'brand' },
  { kind: 'frame', at: [102, 40], size: [80, 50], radius: 12, fill: 'quiet' },
  { kind: 'dots', at: [122, 57], count: 3, gap: 20, r: 6, fill: 'brand' },
  { kind: 'frame', at: [92, 74], size: [100, 30], radius: 12, fill: 'brand' },
  slot([128, 86], [28, 6], 'quiet'),
  slot([216, 44], [50, 30], 'quiet'),
  { kind: 'frame', at: [216, 64], size: [84, 28], radius: 10, fill: 'brand' },
  slot([216, 20], [14, 84], 'brand'),
  slot([286, 64], [14, 40], 'brand'),
]);

/** A key to a room. Its bow is the guest's phone. */
export const phoneKey = piece([
  slot([60, 40], [240, 24], 'brand'),
  ...[222, 262].map((x) => slot([x, 44], [22, 52], 'brand')),
  { kind: 'frame', at: [0, 0], size: [84, 104], radius: 20, fill: 'brand' },
  { kind: 'frame', at: [10, 10], size: [64, 84], radius: 12, fill: 'quiet' },
  { kind: 'person', at: [42, 52], r: 24, fill: 'raised', figure: 'strong' },
]);

/** A member's card with points and miles, and the agent who sees both. */
export const account = piece([
  { kind: 'frame', at: [0, 0], size: [180, 104], radius: 20, fill: 'brand' },
  { kind: 'dots', at: [30, 32], count: 4, gap: 40, r: 15, fill: 'quiet' },
  { kind: 'dots', at: [30, 72], count: 3, gap: 40, r: 15, fill: 'raised' },
  { kind: 'dot', at: [150, 72], r: 14, stroke: 'quiet', dashed: true },
  { kind: 'arc', at: [246, 51], r: 46, from: 270, to: 450, stroke: 'brand', width: 7 },
  ...avatar([246, 62], 42, 'quiet', looks.longHair),
  ...[192, 284].map((x) => slot([x, 44], [16, 34], 'brand')),
]);

const bars = [
  [0, 40],
  [36, 48],
  [72, 60],
  [108, 54],
  [144, 76],
  [276, 58],
] as const;

/** The bookings of a week's nights, and Saturday, whose price may rise. */
export const suggestion = piece([
  ...bars.map(([x, height]) => slot([x, 104 - height], [24, height], 'quiet')),
  { kind: 'frame', at: [180, 0], size: [84, 104], radius: 24, fill: 'brand' },
  line([222, 24], [222, 46], 'onBrand', 8),
  {
    kind: 'line',
    points: [
      [209, 33],
      [222, 20],
      [235, 33],
    ],
    stroke: 'onBrand',
    width: 8,
  },
  ...dollarSign([222, 76], 16, 'onBrand'),
]);
