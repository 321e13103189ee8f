import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';
import { dome, nextDish, waiter } from './waiter.ts';

/** The smoke of what was burnt. */
const smoke = (
  [
    [226, 172, 30],
    [262, 146, 34],
    [312, 152, 44],
    [336, 92, 34],
    [376, 66, 28],
    [352, 34, 26],
  ] as const
).map(([x, y, r]): Shape => ({ kind: 'dot', at: [x, y], r, fill: 'quiet' }));

/** A client, who laughs and holds up a fork. */
const client: readonly Shape[] = [
  { kind: 'face', at: [412, 264], size: 180, ...looks.longHair },
  cutOut(
    [
      [400, 173],
      [424, 173],
      [420, 183],
      [412, 187],
      [404, 183],
    ],
    'strong',
    4,
  ),
  line([462, 248], [459, 226], 'brand', 28),
  line([460, 220], [460, 124], 'brand', 6),
  ...[450, 460, 470].map((x) => line([x, 80], [x, 112], 'brand', 5)),
  panel([448, 104], [24, 24], 10, 'brand'),
  { kind: 'dot', at: [459, 214], r: 14, fill: 'raised' },
];

const table: readonly Shape[] = [
  panel([190, 256], [276, 108], 0, 'brand'),
  { kind: 'dots', at: [213, 268], count: 6, gap: 46, r: 23, fill: 'quiet' },
  slot([176, 246], [304, 24], 'quiet'),
  slot([186, 232], [180, 20], 'raised'),
];

/** A burnt chicken, with a flag in it and a price on its leg. */
const chicken: readonly Shape[] = [
  line([288, 128], [288, 180], 'strong', 5),
  panel([261, 96], [102, 38], 6, 'raised'),
  onBright(centered(strong([312, 116], 'Worst ad', 22))),
  panel([202, 176], [126, 62], 31, 'strong'),
  { kind: 'dot', at: [244, 198], r: 40, fill: 'strong' },
  line([330, 204], [354, 196], 'raised', 12),
  { kind: 'dot', at: [356, 188], r: 9, fill: 'raised' },
  { kind: 'dot', at: [360, 202], r: 9, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [262, 206],
      [268, 193],
      [282, 187],
      [298, 190],
      [334, 197],
      [334, 207],
      [300, 222],
      [282, 225],
      [268, 219],
      [262, 206],
    ],
    fill: 'strong',
    stroke: 'quiet',
    width: 4,
  },
  line([350, 202], [336, 300], 'strong', 4),
  panel([274, 292], [124, 58], 10, 'raised'),
  onBright(centered(heading([336, 322], '$900', 40))),
];

/**
 * A waiter lifts a dome and serves a burnt chicken first. It is called the worst ad, and has its price.
 * The client laughs, and plan B is ready.
 */
export const burntDishFirst: Composition = {
  width: 480,
  height: 364,
  shapes: [
    ...smoke,
    ...waiter,
    ...nextDish,
    ...client,
    ...dome([256, 80], 68, -58),
    { kind: 'dot', at: [198, 44], r: 16, fill: 'raised' },
    ...table,
    ...chicken,
  ],
};
