import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';
import { nextDish, waiter } from './waiter.ts';

/** The smoke of what was burnt. */
const smoke: readonly Shape[] = [
  { kind: 'dot', at: [320, 96], r: 32, fill: 'quiet' },
  { kind: 'dot', at: [352, 64], r: 40, fill: 'quiet' },
];

/** A client, who laughs and holds up a fork. */
const client: readonly Shape[] = [
  { kind: 'face', at: [384, 264], size: 192, ...looks.longHair },
  cutOut(
    [
      [374, 176],
      [394, 176],
      [389, 184],
      [379, 184],
    ],
    'strong',
    6,
  ),
  line([440, 80], [440, 220], 'brand', 6),
  {
    kind: 'line',
    points: [
      [428, 80],
      [428, 112],
      [452, 112],
      [452, 80],
    ],
    stroke: 'brand',
    width: 6,
  },
  { kind: 'dot', at: [440, 216], r: 16, fill: 'raised' },
];

const table: readonly Shape[] = [
  panel([188, 244], [264, 120], 0, 'brand'),
  { kind: 'dots', at: [213, 256], count: 6, gap: 42.8, r: 23, fill: 'quiet' },
  slot([176, 232], [280, 24], 'raised'),
];

/** A burnt chicken, with a flag in it and a price on its leg. */
const chicken: readonly Shape[] = [
  line([301, 128], [301, 180], 'strong', 6),
  panel([250, 104], [102, 40], 10, 'raised'),
  onBright(centered(strong([301, 124], 'Worst ad', 22))),
  slot([208, 176], [112, 62], 'strong'),
  { kind: 'dot', at: [248, 198], r: 40, fill: 'strong' },
  { kind: 'dot', at: [336, 202], r: 10, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [326, 197],
      [274, 187],
      [256, 206],
      [274, 225],
      [326, 207],
    ],
    stroke: 'quiet',
    width: 6,
  },
  line([336, 202], [328, 300], 'strong', 6),
  panel([264, 292], [128, 60], 10, 'raised'),
  onBright(centered(heading([328, 322], '$900', 40))),
];

/**
 * A waiter lifts a dome and serves a burnt chicken first. It is called the worst ad, and has its price.
 * The client laughs, and plan B is ready.
 */
export const burntDishFirst: Composition = {
  width: 480,
  height: 364,
  shapes: [...smoke, ...waiter, ...nextDish, ...client, ...table, ...chicken],
};
