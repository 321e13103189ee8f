import type { Point, Shape, Tone } from '#design-system';
import { line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';
import { limb, patch } from './service-shapes.ts';

/** A question mark with eyes. The point is the middle of its round. */
const question = ([x, y]: Point, fill: Tone, gaze: number): readonly Shape[] => [
  { kind: 'arc', at: [x, y], r: 14, from: 262, to: 540, stroke: fill, width: 13 },
  line([x, y + 14], [x, y + 17], fill, 13),
  { kind: 'dot', at: [x, y + 33], r: 7, fill },
  { kind: 'dots', at: [x - 6 + gaze, y - 13], count: 2, gap: 12, r: 3, fill: 'strong' },
];

/** Three questions on a podium. The winner cheers, and the others look up to it. */
export const topQuestion = piece([
  ...(
    [
      [0, 72],
      [184, 80],
    ] as const
  ).flatMap(([x, y]): readonly Shape[] => [
    panel([x, y], [116, 104 - y], 6, 'brand'),
    panel([x, y], [116, 5], 2, 'raised'),
  ]),
  panel([98, 62], [104, 42], 6, 'raised'),
  onBright(centered(heading([150, 84], '1', 36))),
  onBrand(centered(heading([49, 91], '2', 24))),
  onBrand(centered(heading([251, 95], '3', 20))),
  ...question([49, 32], 'raised', 4),
  ...question([251, 40], 'raised', -4),
  ...[-1, 1].map((way) => limb('match', 9, [150, 38], [150 + way * 34, 34], [150 + way * 44, 6])),
  ...question([150, 22], 'match', 0),
]);

/** A cuckoo clock. On schedule, its bird brings a merchant the number to order. */
export const suggestedOrder = piece([
  ...[36, 76].map((x, index) => line([x, 80], [x, 90 - index * 6], 'raised', 5)),
  slot([28, 82], [16, 22], 'brand'),
  slot([68, 76], [16, 22], 'brand'),
  panel([12, 36], [100, 46], 6, 'subtle'),
  patch('subtle', 4, [20, 44], [62, 18], [104, 44]),
  limb('brand', 16, [9, 40], [62, 8], [115, 40]),
  { kind: 'dot', at: [46, 58], r: 20, fill: 'raised' },
  limb('strong', 5, [46, 45], [46, 58], [55, 64]),
  panel([82, 42], [30, 36], 12, 'brand'),
  limb('raised', 5, [98, 62], [107, 48], [117, 70], [127, 48], [137, 64]),
  patch('match', 6, [154, 44], [130, 34], [142, 58]),
  line([150, 52], [162, 44], 'match', 34),
  { kind: 'dot', at: [170, 28], r: 17, fill: 'match' },
  patch('subtle', 4, [186, 22], [206, 32], [186, 38]),
  { kind: 'dot', at: [175, 24], r: 4, fill: 'strong' },
  limb('strong', 5, [138, 46], [150, 56], [162, 44]),
  {
    kind: 'face',
    at: [256, 104],
    size: 104,
    ...looks.afro,
    skin: 'raised',
    hair: 'brand',
    clothes: 'subtle',
    collar: 'strong',
  },
  line([198, 34], [198, 58], 'raised', 4),
  panel([170, 54], [56, 40], 8, 'raised'),
  onBright(centered(heading([198, 75], '46', 32))),
]);

/** A model beats the simple rule: a robot jumps over a ruler, which looks up at it. */
export const clearedBar = piece([
  ...[
    [4, 22],
    [20, 42],
  ].map(([x = 0, y = 0]) => line([x, y], [x + 44, y], 'raised', 6)),
  limb('match', 13, [136, 58], [108, 64], [84, 48]),
  limb('match', 10, [134, 42], [106, 42], [94, 22]),
  limb('match', 13, [154, 56], [192, 58], [222, 54]),
  limb('match', 10, [160, 42], [192, 40], [208, 22]),
  line([228, 40], [230, 56], 'raised', 13),
  line([80, 44], [70, 54], 'raised', 13),
  panel([128, 34], [38, 32], 8, 'match'),
  panel([128, 12], [64, 16], 6, 'raised'),
  panel([134, 3], [52, 34], 10, 'match'),
  { kind: 'dots', at: [156, 17], count: 2, gap: 18, r: 4.5, fill: 'strong' },
  line([158, 28], [173, 28], 'strong', 4),
  panel([138, 46], [16, 12], 3, 'strong'),
  panel([20, 74], [260, 30], 6, 'raised'),
  ...[54, 78].flatMap((x): readonly Shape[] => [
    { kind: 'dot', at: [x, 76], r: 12, fill: 'raised' },
    { kind: 'dot', at: [x + 4, 71], r: 5, fill: 'strong' },
  ]),
  ...[192, 208, 224, 240, 256].map((x) => line([x, 78], [x, x === 224 ? 92 : 86], 'strong', 4)),
  onBright(centered(strong([142, 90], 'Rule', 25))),
]);
