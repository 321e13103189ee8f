import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright, strong } from './figure-words.ts';

/** The shop whose shutter is up, full of a page’s blocks: a picture, a text, and a movie. */
const openShop: readonly Shape[] = [
  panel([4, 20], [268, 384], 0, 'brand'),
  panel([20, 130], [236, 274], 0, 'raised'),
  panel([34, 160], [68, 62], 8, 'brand'),
  { kind: 'dot', at: [84, 178], r: 8, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [40, 214],
      [60, 186],
      [74, 204],
      [82, 196],
      [96, 214],
    ],
    fill: 'quiet',
  },
  ...[0, 1, 2].map((row) => slot([116, 166 + row * 20], [row === 2 ? 34 : 56, 11], 'strong')),
  panel([186, 160], [58, 62], 8, 'quiet'),
  cutOut(
    [
      [208, 178],
      [226, 191],
      [208, 204],
    ],
    'strong',
    6,
  ),
  slot([20, 222], [236, 10], 'brand'),
  { kind: 'face', at: [78, 338], size: 114, ...looks.afro },
  panel([20, 330], [236, 74], 0, 'quiet'),
  slot([12, 322], [252, 18], 'strong'),
];

/** Its awning, and the sign with how long its page takes. */
const openSign: readonly Shape[] = [
  ...[0, 1, 2, 3, 4].map((stripe) =>
    slot([stripe * 55, 72], [56, 74], stripe % 2 ? 'quiet' : 'strong'),
  ),
  panel([0, 0], [266, 92], 16, 'match'),
  onBright(strong([18, 49], 'Loaded in', 27)),
  onBright({ ...heading([252, 47], '1.9 s', 50), anchor: 'end' }),
];

/** The shop whose shutter is still half down. Nothing is in it. */
const closedShop: readonly Shape[] = [
  panel([272, 36], [204, 368], 0, 'strong'),
  panel([290, 64], [168, 340], 0, 'raised'),
  {
    kind: 'frame',
    at: [410, 258],
    size: [38, 44],
    radius: 8,
    stroke: 'control',
    width: 3,
    dashed: true,
  },
  panel([290, 390], [168, 14], 0, 'quiet'),
  panel([290, 64], [168, 180], 0, 'quiet'),
  ...[98, 132, 166, 200].map((y) => line([290, y], [458, y], 'strong', 3)),
  onBright(centered(heading([374, 82], 'Still blank', 26))),
  onBright(centered(heading([374, 116], 'after 2.5 s', 26))),
];

/** A visitor with a bag. */
const visitor: readonly Shape[] = [
  ...[336, 364].map((x) => line([x, 340], [x, 394], 'strong', 20)),
  cutOut(
    [
      [309, 278],
      [391, 278],
      [397, 352],
      [303, 352],
    ],
    'brand',
    14,
  ),
  { kind: 'face', at: [350, 284], size: 140, ...looks.longHair },
  line([390, 278], [416, 320], 'brand', 22),
  { kind: 'arc', at: [422, 348], r: 14, from: -90, to: 90, stroke: 'strong', width: 5 },
  panel([396, 346], [52, 58], 6, 'strong'),
  { kind: 'dot', at: [422, 375], r: 11, fill: 'quiet' },
  line([310, 278], [292, 318], 'brand', 22),
  { kind: 'dot', at: [288, 328], r: 11, fill: 'raised' },
];

/** A dog that pulls its leash toward the open shop. */
const dog: readonly Shape[] = [
  ...[168, 186, 222, 240].map((x) => line([x, 360], [x - 4, 397], 'brand', 13)),
  line([236, 344], [248, 312], 'brand', 11),
  line([178, 354], [226, 354], 'brand', 40),
  line([158, 324], [180, 350], 'brand', 32),
  line([130, 332], [156, 332], 'brand', 22),
  { kind: 'dot', at: [158, 320], r: 24, fill: 'brand' },
  { kind: 'dot', at: [124, 326], r: 7, fill: 'strong' },
  { kind: 'dot', at: [150, 316], r: 5, fill: 'raised' },
  line([171, 306], [183, 328], 'strong', 15),
  line([164, 352], [186, 338], 'raised', 8),
  line([184, 342], [288, 328], 'strong', 4),
];

/**
 * Websites: one shop opened after 1.9 seconds, and the one next to it is still half shut. A
 * visitor’s dog already knows where to go.
 */
export const waitingVisitor: Composition = {
  width: 480,
  height: 404,
  shapes: [...openShop, ...openSign, ...closedShop, ...visitor, ...dog],
};
