import type { Point, Shape } from '#design-system';
import { line, looks, panel, piece } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';
import { limb, patch } from './service-shapes.ts';

/** An old report and a new one: a brontosaurus and a giraffe, with the same total. They see eye to eye. */
export const equalReports = piece([
  ...[36, 60, 84].map((x) => patch('brand', 6, [x - 12, 48], [x, 26], [x + 12, 48])),
  limb('subtle', 12, [28, 66], [12, 82], [6, 97]),
  ...[30, 54, 94].map((x) => line([x, 74], [x, 94], 'subtle', 20)),
  line([40, 66], [86, 66], 'subtle', 52),
  limb('subtle', 24, [92, 64], [110, 42], [106, 16]),
  line([107, 16], [119, 21], 'subtle', 25),
  { kind: 'dot', at: [109, 13], r: 4, fill: 'strong' },
  onBright(centered(heading([63, 68], '8,214', 27))),
  limb('raised', 6, [282, 54], [295, 64], [294, 78]),
  ...[222, 240, 262, 280].map((x) => line([x, 64], [x, 98], 'raised', 12)),
  line([224, 58], [278, 58], 'raised', 42),
  line([216, 54], [200, 18], 'raised', 22),
  ...[195, 205].map((x) => line([x, 3], [x, 14], 'raised', 5)),
  line([198, 19], [184, 24], 'raised', 20),
  { kind: 'dot', at: [194, 15], r: 4, fill: 'strong' },
  line([209, 24], [211, 29], 'brand', 8),
  { kind: 'dot', at: [205, 38], r: 4.5, fill: 'brand' },
  onBright(centered(heading([251, 60], '8,214', 27))),
  { kind: 'dot', at: [152, 22], r: 21, fill: 'match' },
  ...[17, 28].map((y) => line([143, y], [161, y], 'strong', 6)),
]);

/** A cat, whose feed hasn’t come, wakes its owner. She is the first to know. */
export const brokenFeed = piece([
  panel([0, 0], [108, 104], 14, 'raised'),
  { kind: 'face', at: [56, 104], size: 102, ...looks.bob },
  panel([0, 84], [300, 20], 8, 'raised'),
  {
    kind: 'frame',
    at: [11, 77],
    size: [278, 22],
    radius: 11,
    fill: 'quiet',
    stroke: 'raised',
    width: 5,
  },
  panel([286, 46], [14, 58], 7, 'raised'),
  limb('match', 11, [180, 68], [196, 60], [200, 14]),
  patch('match', 12, [158, 40], [174, 40], [190, 72], [150, 72]),
  line([154, 52], [77, 63], 'match', 13),
  panel([130, 10], [60, 44], 22, 'match'),
  patch('match', 7, [135, 5], [135, 24], [152, 14]),
  patch('match', 7, [185, 5], [185, 24], [168, 14]),
  { kind: 'dots', at: [146, 29], count: 2, gap: 22, r: 4.5, fill: 'strong' },
  limb('strong', 4, [152, 44], [157, 39], [162, 44]),
  patch('brand', 6, [212, 42], [278, 42], [270, 75], [220, 75]),
  onBrand(centered(strong([245, 60], 'Feed', 24))),
]);

/** A fish. */
const fish = ([x, y]: Point): readonly Shape[] => [
  patch('brand', 4, [x - 10, y], [x - 19, y - 6], [x - 19, y + 6]),
  line([x - 5, y], [x + 5, y], 'brand', 16),
  { kind: 'dot', at: [x + 7, y - 2], r: 2.5, fill: 'raised' },
];

/** Fish swim through a pipe to their owner, who may see them. A pelican may not: it has a blindfold. */
export const allowedViewers = piece([
  limb('raised', 36, [18, 18], [18, 86], [210, 86]),
  {
    kind: 'face',
    at: [258, 104],
    size: 104,
    ...looks.glasses,
    skin: 'raised',
    hair: 'brand',
    clothes: 'subtle',
  },
  { kind: 'dot', at: [210, 70], r: 34, fill: 'raised' },
  { kind: 'dot', at: [210, 70], r: 28, fill: 'quiet' },
  limb('quiet', 24, [18, 18], [18, 86], [200, 86]),
  ...fish([60, 86]),
  ...fish([112, 86]),
  ...fish([164, 86]),
  ...fish([214, 68]),
  ...[128, 144].map((x) => line([x, 54], [x, 66], 'brand', 6)),
  patch('subtle', 6, [150, 34], [176, 30], [156, 52]),
  line([124, 42], [146, 40], 'subtle', 34),
  limb('subtle', 18, [130, 46], [100, 38], [106, 18]),
  patch('match', 6, [100, 18], [44, 24], [64, 48], [86, 46]),
  line([100, 14], [42, 20], 'raised', 9),
  { kind: 'dot', at: [106, 16], r: 15, fill: 'subtle' },
  line([96, 14], [118, 14], 'brand', 10),
  limb('brand', 5, [120, 14], [132, 8], [134, 20]),
]);
