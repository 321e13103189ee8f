import type { Point, Shape } from '#design-system';
import { line, looks, panel, pieceOn } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';
import { limb, patch } from './service-shapes.ts';

/** An old report and a new one: a brontosaurus and a giraffe, with the same total. They see eye to eye. */
export const equalReports = pieceOn('subtle', [
  ...[36, 60, 84].map((x) => patch('brand', 6, [x - 12, 48], [x, 26], [x + 12, 48])),
  limb('quiet', 12, [28, 66], [12, 82], [6, 97]),
  ...[30, 54, 94].map((x) => line([x, 74], [x, 94], 'quiet', 20)),
  line([40, 66], [86, 66], 'quiet', 52),
  limb('quiet', 24, [92, 64], [110, 42], [106, 16]),
  line([107, 16], [119, 21], 'quiet', 25),
  { kind: 'dot', at: [109, 13], r: 4, fill: 'strong' },
  onBright(centered(heading([63, 68], '8,214', 27))),
  limb('brand', 6, [282, 54], [295, 64], [294, 78]),
  ...[222, 240, 262, 280].map((x) => line([x, 64], [x, 98], 'brand', 12)),
  line([224, 58], [278, 58], 'brand', 42),
  line([216, 54], [200, 18], 'brand', 22),
  ...[195, 205].map((x) => line([x, 3], [x, 14], 'brand', 5)),
  line([198, 19], [184, 24], 'brand', 20),
  { kind: 'dot', at: [194, 15], r: 4, fill: 'raised' },
  line([209, 24], [211, 29], 'quiet', 8),
  { kind: 'dot', at: [205, 38], r: 4.5, fill: 'quiet' },
  onBrand(centered(heading([251, 60], '8,214', 27))),
  { kind: 'dot', at: [152, 24], r: 21, fill: 'match', stroke: 'brand', width: 5 },
  ...[19, 30].map((y) => line([143, y], [161, y], 'strong', 6)),
]);

/** A huge cat, whose bowl is empty, pats its owner awake. She is the first to know. */
export const brokenFeed = pieceOn('accent', [
  panel([0, 8], [104, 96], 16, 'raised'),
  { kind: 'face', at: [52, 104], size: 98, ...looks.bob },
  limb('brand', 14, [206, 90], [238, 68], [234, 42], [254, 14]),
  panel([130, 40], [90, 64], 30, 'brand'),
  line([144, 70], [88, 64], 'brand', 22),
  panel([118, 14], [110, 66], 32, 'brand'),
  patch('brand', 8, [126, 5], [124, 38], [158, 20]),
  patch('brand', 8, [220, 5], [222, 38], [188, 20]),
  { kind: 'dots', at: [152, 44], count: 2, gap: 42, r: 17, fill: 'match' },
  { kind: 'dots', at: [147, 44], count: 2, gap: 42, r: 8, fill: 'strong' },
  limb('raised', 5, [164, 70], [173, 63], [182, 70]),
  line([0, 98], [112, 98], 'raised', 12),
  patch('strong', 6, [232, 70], [296, 70], [286, 101], [242, 101]),
  line([248, 86], [274, 86], 'raised', 4),
  ...[257, 266].map((x) => line([x, 80], [x, 92], 'raised', 4)),
  { kind: 'dot', at: [248, 86], r: 6, fill: 'raised' },
  patch('raised', 3, [272, 86], [281, 80], [281, 92]),
]);

/** A fish. */
const fish = ([x, y]: Point): readonly Shape[] => [
  patch('brand', 4, [x - 10, y], [x - 19, y - 6], [x - 19, y + 6]),
  line([x - 5, y], [x + 5, y], 'brand', 16),
  { kind: 'dot', at: [x + 7, y - 2], r: 2.5, fill: 'raised' },
];

/** Fish swim through a pipe to their owner, who may see them. A pelican may not: it has a blindfold. */
export const allowedViewers = pieceOn('subtle', [
  limb('brand', 36, [18, 18], [18, 86], [210, 86]),
  {
    kind: 'face',
    at: [262, 104],
    size: 104,
    ...looks.glasses,
    hair: 'brand',
    clothes: 'brand',
    collar: 'raised',
  },
  { kind: 'dot', at: [206, 70], r: 34, fill: 'brand' },
  { kind: 'dot', at: [206, 70], r: 28, fill: 'raised' },
  limb('raised', 24, [18, 18], [18, 86], [196, 86]),
  ...fish([60, 86]),
  ...fish([112, 86]),
  ...fish([164, 86]),
  ...fish([212, 68]),
  ...[128, 144].map((x) => line([x, 54], [x, 64], 'brand', 6)),
  patch('quiet', 6, [150, 34], [176, 30], [156, 52]),
  line([124, 42], [146, 40], 'quiet', 34),
  limb('quiet', 18, [130, 46], [100, 38], [106, 18]),
  {
    kind: 'line',
    points: [
      [100, 18],
      [40, 22],
      [60, 52],
      [92, 48],
      [100, 18],
    ],
    fill: 'match',
    stroke: 'brand',
    width: 5,
  },
  line([100, 14], [38, 20], 'brand', 9),
  { kind: 'dot', at: [106, 18], r: 16, fill: 'quiet' },
  line([96, 14], [118, 14], 'brand', 12),
  limb('brand', 6, [120, 14], [134, 8], [136, 20]),
]);
