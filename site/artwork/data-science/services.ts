import type { Point, Shape, Tone } from '#design-system';
import { line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { limb, patch } from './service-shapes.ts';

/** A small question mark with eyes. The point is the middle of its round. */
const question = ([x, y]: Point, fill: Tone, gaze: number): readonly Shape[] => [
  { kind: 'arc', at: [x, y], r: 13, from: 262, to: 540, stroke: fill, width: 12 },
  { kind: 'dot', at: [x, y + 31], r: 7, fill },
  { kind: 'dots', at: [x - 6 + gaze, y - 11], count: 2, gap: 12, r: 3, fill: 'strong' },
];

/** One question is bigger than all others, and flexes its arms. They look up to it. */
export const topQuestion = pieceOn('inverse', [
  limb('match', 13, [136, 60], [92, 60], [88, 30]),
  limb('match', 13, [164, 60], [208, 60], [212, 30]),
  { kind: 'dots', at: [102, 52], count: 2, gap: 96, r: 13, fill: 'match' },
  { kind: 'dots', at: [88, 25], count: 2, gap: 124, r: 11, fill: 'match' },
  { kind: 'arc', at: [150, 35], r: 23, from: 262, to: 540, stroke: 'match', width: 24 },
  line([150, 58], [150, 62], 'match', 24),
  { kind: 'dot', at: [150, 91], r: 14, fill: 'match' },
  { kind: 'dots', at: [140, 15], count: 2, gap: 20, r: 6, fill: 'strong' },
  ...question([22, 64], 'quiet', 4),
  ...question([60, 68], 'raised', 4),
  ...question([240, 68], 'raised', -4),
  ...question([278, 64], 'quiet', -4),
]);

/** A cuckoo clock. On schedule, its bird brings a merchant the number to order. */
export const suggestedOrder = pieceOn('brand', [
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
export const clearedBar = pieceOn('inverse', [
  limb('match', 16, [134, 60], [96, 64], [64, 44]),
  limb('match', 13, [132, 44], [98, 46], [80, 18]),
  limb('match', 16, [160, 58], [208, 60], [250, 52]),
  limb('match', 13, [164, 44], [202, 42], [222, 16]),
  line([258, 38], [260, 56], 'quiet', 15),
  line([60, 38], [50, 50], 'quiet', 15),
  panel([122, 34], [50, 36], 10, 'match'),
  panel([112, 12], [82, 18], 7, 'quiet'),
  panel([120, 1], [66, 42], 12, 'match'),
  { kind: 'dots', at: [144, 18], count: 2, gap: 24, r: 6, fill: 'strong' },
  line([147, 33], [167, 33], 'strong', 5),
  panel([136, 50], [20, 13], 3, 'strong'),
  panel([8, 78], [284, 26], 5, 'raised'),
  { kind: 'dots', at: [42, 78], count: 2, gap: 28, r: 14, fill: 'raised' },
  { kind: 'dots', at: [46, 74], count: 2, gap: 28, r: 6, fill: 'strong' },
  ...[104, 122, 140, 158, 176, 194, 212, 230, 248, 266].map((x, index) =>
    line([x, 81], [x, index % 3 ? 88 : 96], 'strong', 4),
  ),
]);
