import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, slot } from './figure-shapes.ts';
import { ride } from './software-development/ride.ts';

/** The engineer in dungarees. She waves with a wrench, and holds the training wheels. */
const engineer: readonly Shape[] = [
  ...[80, 124].map((x) => line([x, 310], [x, 348], 'raised', 42)),
  ...[48, 107].map((x) => slot([x, 366], [57, 26], 'strong')),
  line([160, 166], [160, 132], 'strong', 14),
  { kind: 'arc', at: [160, 112], r: 15, from: 35, to: 325, stroke: 'strong', width: 14 },
  {
    kind: 'line',
    points: [
      [134, 240],
      [168, 226],
      [162, 188],
    ],
    stroke: 'brand',
    width: 32,
  },
  { kind: 'dot', at: [160, 166], r: 19, fill: 'raised' },
  { kind: 'face', at: [97, 268], size: 180, ...looks.headscarf, clothes: 'brand' },
  cutOut(
    [
      [39, 268],
      [155, 268],
      [135, 304],
      [69, 304],
    ],
    'brand',
    12,
  ),
  cutOut(
    [
      [72, 270],
      [130, 270],
      [139, 316],
      [65, 316],
    ],
    'raised',
    12,
  ),
  ...[73, 129].map((x) => line([x, 238], [x, 270], 'raised', 12)),
  {
    kind: 'line',
    points: [
      [28, 330],
      [28, 286],
      [100, 286],
      [100, 330],
    ],
    stroke: 'strong',
    width: 11,
  },
  ...[28, 100].map(
    (x): Shape => ({
      kind: 'dot',
      at: [x, 337],
      r: 19,
      fill: 'raised',
      stroke: 'strong',
      width: 15,
    }),
  ),
  line([50, 240], [30, 268], 'brand', 32),
  { kind: 'dot', at: [26, 284], r: 19, fill: 'raised' },
];

/**
 * Software development: the owner of the software rides alone. The engineer behind him has taken off
 * the training wheels.
 */
export const trainingWheelsOff: Composition = {
  width: 480,
  height: 392,
  shapes: [...engineer, ...ride],
};
