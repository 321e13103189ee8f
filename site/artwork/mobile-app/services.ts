import type { Shape } from '#design-system';
import {
  appWindow,
  arrow,
  codeSign,
  exchange,
  line,
  phone,
  piece,
  rack,
  slot,
} from '../figure-shapes.ts';

/** A watch that sends to a phone, and the phone's widget. */
export const watch = piece([
  { kind: 'frame', at: [16, 0], size: [52, 104], radius: 12, fill: 'quiet' },
  { kind: 'frame', at: [0, 16], size: [84, 72], radius: 20, fill: 'brand' },
  {
    kind: 'line',
    points: [
      [18, 54],
      [32, 54],
      [40, 38],
      [50, 66],
      [56, 54],
      [66, 54],
    ],
    stroke: 'quiet',
    width: 6,
  },
  ...[30, 48, 66].map(
    (r): Shape => ({ kind: 'arc', at: [88, 52], r, from: 58, to: 122, stroke: 'brand', width: 8 }),
  ),
  { kind: 'frame', at: [184, 0], size: [116, 104], radius: 18, fill: 'brand' },
  { kind: 'frame', at: [194, 10], size: [96, 84], radius: 11, fill: 'quiet' },
  ...[22, 46, 36, 58].map(
    (height, index): Shape => ({
      kind: 'frame',
      at: [207 + index * 19, 82 - height],
      size: [13, height],
      radius: 4,
      fill: 'brand',
    }),
  ),
]);

/** One program, and both of its phones. */
export const bothPhones = piece([
  ...appWindow(0, 104, 'brand', 'quiet'),
  ...codeSign([52, 62], 'onBrand'),
  ...arrow([118, 52], 146),
  ...phone(164, 'brand', 'quiet'),
  ...phone(238, 'brand', 'quiet'),
  ...[195, 269].map((x): Shape => ({ kind: 'dot', at: [x, 52], r: 13, fill: 'brand' })),
]);

/** A phone, and the server that it exchanges data with. */
export const server = piece([
  ...phone(0, 'brand', 'quiet'),
  { kind: 'dot', at: [31, 42], r: 13, fill: 'raised' },
  slot([16, 68], [30, 12], 'brand'),
  ...exchange([82, 52], 148),
  ...rack(168, 'quiet', 'brand', 132),
]);

/** A broken phone, a wrench, and the phone repaired. */
export const repaired = piece([
  ...phone(0, 'quiet', 'raised'),
  {
    kind: 'line',
    points: [
      [42, 10],
      [24, 40],
      [40, 54],
      [20, 94],
    ],
    stroke: 'brand',
    width: 5,
  },
  line([116, 92], [150, 53], 'brand', 20),
  { kind: 'arc', at: [168, 32], r: 21, from: 75, to: 365, stroke: 'brand', width: 17 },
  ...phone(238, 'brand', 'quiet'),
  { kind: 'tick', at: [269, 54], r: 14, stroke: 'brand', width: 7 },
]);
