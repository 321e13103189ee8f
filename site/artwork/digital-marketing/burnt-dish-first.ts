import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';
import { nextDish, waiter } from './waiter.ts';

/** The smoke of what was burnt. */
const smoke: readonly Shape[] = [
  { kind: 'dot', at: [284, 144], r: 64, fill: 'quiet' },
  { kind: 'dot', at: [360, 64], r: 64, fill: 'quiet' },
];

/** A client, who laughs and holds up a fork. */
const client: readonly Shape[] = [
  { kind: 'face', at: [400, 264], size: 192, ...looks.longHair },
  cutOut(
    [
      [390, 176],
      [410, 176],
      [405, 184],
      [395, 184],
    ],
    'strong',
    6,
  ),
  line([460, 80], [460, 220], 'brand', 6),
  {
    kind: 'line',
    points: [
      [448, 80],
      [448, 112],
      [472, 112],
      [472, 80],
    ],
    stroke: 'brand',
    width: 6,
  },
  { kind: 'dot', at: [460, 216], r: 16, fill: 'raised' },
];

const table: readonly Shape[] = [
  panel([188, 244], [280, 120], 0, 'brand'),
  { kind: 'dots', at: [213, 256], count: 6, gap: 46, r: 23, fill: 'quiet' },
  slot([176, 232], [304, 24], 'raised'),
];

/** A burnt chicken, with a flag in it and a price on its leg. */
const chicken: readonly Shape[] = [
  line([304, 120], [304, 180], 'strong', 6),
  panel([252, 96], [104, 40], 10, 'raised'),
  onBright(centered(strong([304, 116], 'Worst ad', 22))),
  slot([204, 176], [124, 62], 'strong'),
  { kind: 'dot', at: [244, 198], r: 40, fill: 'strong' },
  { kind: 'dot', at: [344, 202], r: 10, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [334, 197],
      [282, 187],
      [264, 206],
      [282, 225],
      [334, 207],
    ],
    stroke: 'quiet',
    width: 6,
  },
  line([344, 202], [336, 300], 'strong', 6),
  panel([272, 292], [128, 60], 10, 'raised'),
  onBright(centered(heading([336, 322], '$900', 40))),
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
