import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, slot } from './figure-shapes.ts';
import { ride } from './software-development/ride.ts';

/** The engineer. She waves with a wrench, and holds the training wheels. */
const engineer: readonly Shape[] = [
  ...[80, 122].map((x) => line([x, 310], [x, 366], 'brand', 34)),
  ...[60, 112].map((x) => slot([x, 368], [56, 24], 'raised')),
  line([162, 166], [162, 136], 'quiet', 13),
  { kind: 'arc', at: [162, 118], r: 15, from: 35, to: 325, stroke: 'quiet', width: 13 },
  {
    kind: 'line',
    points: [
      [134, 238],
      [164, 224],
      [162, 188],
    ],
    stroke: 'quiet',
    width: 28,
  },
  { kind: 'dot', at: [162, 168], r: 17, fill: 'raised' },
  { kind: 'face', at: [95, 268], size: 180, ...looks.headscarf, clothes: 'quiet' },
  cutOut(
    [
      [37, 264],
      [153, 264],
      [142, 314],
      [56, 314],
    ],
    'quiet',
    12,
  ),
  line([48, 242], [28, 276], 'quiet', 28),
  {
    kind: 'line',
    points: [
      [23, 346],
      [23, 298],
      [83, 298],
      [83, 346],
    ],
    stroke: 'raised',
    width: 9,
  },
  ...[23, 83].map(
    (x): Shape => ({
      kind: 'dot',
      at: [x, 346],
      r: 17,
      fill: 'strong',
      stroke: 'raised',
      width: 11,
    }),
  ),
  { kind: 'dot', at: [30, 294], r: 17, fill: 'raised' },
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
