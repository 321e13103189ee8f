import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';

/** The board, with the three steps of a task. The third check mark is new. */
const board: readonly Shape[] = [
  line([240, 200], [240, 396], 'strong', 8),
  panel([146, 8], [152, 214], 14, 'brand'),
  ...['1', '2', '3'].flatMap((step, index): readonly Shape[] => [
    onBrand(centered(heading([200, 46 + index * 60], step, 48))),
    {
      kind: 'tick',
      at: [252, 46 + index * 60],
      r: 18,
      stroke: step === '3' ? 'match' : 'raised',
      width: 9,
    },
  ]),
];

/** The candidate, with a hand on her hip. She has just checked off the third step. */
const candidate: readonly Shape[] = [
  ...[96, 146].map((x) => line([x, 340], [x, 376], 'brand', 38)),
  ...[62, 126].map((x) => slot([x, 374], [60, 26], 'raised')),
  { kind: 'face', at: [120, 302], size: 206, ...looks.afro, skin: 'subtle', clothes: 'strong' },
  panel([74, 290], [94, 64], 10, 'strong'),
  {
    kind: 'line',
    points: [
      [46, 288],
      [32, 322],
      [66, 342],
    ],
    stroke: 'strong',
    width: 30,
  },
  { kind: 'dot', at: [78, 342], r: 16, fill: 'subtle' },
  line([184, 284], [228, 222], 'strong', 32),
  line([238, 208], [247, 188], 'raised', 12),
  { kind: 'dot', at: [234, 214], r: 18, fill: 'subtle' },
];

/** Strict eyebrows above a pair of glasses. */
const eyebrows = (x: number, y: number) =>
  [-1, 1].map((way) => line([x + way * 24, y - 4], [x + way * 8, y], 'strong', 5));

/** The engineer, who listens with his chin on his hand. */
const engineer: readonly Shape[] = [
  {
    kind: 'face',
    at: [336, 306],
    size: 208,
    ...looks.baldHead,
    skin: 'raised',
    wears: 'glasses',
    clothes: 'brand',
    collar: 'brand',
  },
  ...eyebrows(336, 159),
  line([306, 292], [326, 254], 'raised', 24),
  { kind: 'dot', at: [334, 247], r: 18, fill: 'raised', stroke: 'brand', width: 5 },
];

/** A rubber duck with the same glasses, and a question on a sign. */
const duck: readonly Shape[] = [
  line([463, 90], [463, 246], 'strong', 8),
  panel([346, 8], [134, 82], 14, 'strong'),
  { ...centered(heading([413, 50], 'Why?', 42)), fill: 'raised' },
  cutOut(
    [
      [404, 240],
      [440, 246],
      [450, 268],
      [448, 292],
      [396, 292],
      [386, 272],
      [390, 252],
    ],
    'match',
    20,
  ),
  line([448, 276], [463, 224], 'match', 20),
  { kind: 'dot', at: [416, 200], r: 42, fill: 'match' },
  ...[402, 432].map(
    (x): Shape => ({
      kind: 'dot',
      at: [x, 196],
      r: 12,
      fill: 'raised',
      stroke: 'strong',
      width: 5,
    }),
  ),
  { kind: 'dots', at: [400, 197], count: 2, gap: 30, r: 5, fill: 'strong' },
  ...eyebrows(417, 176),
  cutOut(
    [
      [376, 219],
      [404, 217],
      [416, 225],
      [404, 235],
      [386, 237],
    ],
    'strong',
    10,
  ),
];

/** The desk of the two. */
const desk: readonly Shape[] = [
  panel([268, 308], [180, 92], 0, 'strong'),
  slot([252, 290], [212, 28], 'raised'),
  { ...centered(heading([358, 358], 'Engineers', 34)), fill: 'raised' },
];

/**
 * A candidate explains three steps of a task to an engineer and a rubber duck. The duck wears his
 * glasses, too, and asks why.
 */
export const screening: Composition = {
  width: 480,
  height: 400,
  shapes: [
    panel([0, 60], [480, 340], 28, 'quiet'),
    ...board,
    ...engineer,
    ...candidate,
    ...duck,
    ...desk,
  ],
};
