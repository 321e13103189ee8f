import type { Look, Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, strong } from '../figure-words.ts';

const crew: readonly Look[] = [looks.curls, looks.mustache, looks.ponytail];

/** A bobsled for a sprint. A developer, who joins its crew, runs behind it and pushes. */
export const joinedSprint = piece([
  slot([0, 97], [300, 7], 'quiet'),
  line([38, 68], [12, 88], 'brand', 15),
  line([48, 68], [70, 88], 'brand', 15),
  slot([18, 58], [52, 20], 'quiet'),
  {
    kind: 'face',
    at: [44, 72],
    size: 72,
    ...looks.glasses,
    skin: 'raised',
    cut: 'hardHat',
    hair: 'match',
    clothes: 'quiet',
    collar: 'brand',
  },
  line([58, 58], [100, 62], 'quiet', 13),
  ...crew.map(
    (look, index): Shape => ({
      kind: 'face',
      at: [134 + index * 52, 72],
      size: 70,
      ...look,
      cut: 'hardHat',
      hair: 'brand',
      clothes: 'quiet',
      collar: 'brand',
    }),
  ),
  {
    kind: 'line',
    points: [
      [112, 93],
      [270, 93],
      [296, 80],
    ],
    stroke: 'control',
    width: 7,
  },
  cutOut(
    [
      [104, 59],
      [250, 59],
      [294, 72],
      [270, 83],
      [104, 83],
    ],
    'brand',
    10,
  ),
  onBrand(centered(heading([184, 70], 'Sprint 14', 30))),
]);

const team: readonly Look[] = [
  looks.curls,
  looks.mustache,
  looks.bun,
  looks.grayHair,
  looks.ponytail,
];

/** A stretched taxi with five people. Its light is on: they are reserved for one client. */
export const reservedTaxi = piece([
  slot([118, 0], [56, 22], 'match'),
  panel([20, 10], [246, 66], 26, 'brand'),
  panel([30, 20], [226, 44], 16, 'quiet'),
  ...team.map(
    (look, index): Shape => ({ kind: 'face', at: [57 + index * 43, 66], size: 56, ...look }),
  ),
  panel([0, 60], [300, 34], 15, 'brand'),
  onBrand(centered(heading([146, 78], 'Reserved', 27))),
  slot([284, 66], [16, 12], 'raised'),
  { kind: 'dots', at: [52, 88], count: 2, gap: 190, r: 16, fill: 'raised' },
  { kind: 'dots', at: [52, 88], count: 2, gap: 190, r: 7, fill: 'strong' },
]);

/** A cuckoo with a headset and a wrench, which comes out of its clock on time. */
export const responseTime = piece([
  ...[36, 72].map((x) => line([x, 80], [x, 94], 'control', 4)),
  { kind: 'dots', at: [36, 97], count: 2, gap: 36, r: 7, fill: 'raised' },
  ...[30, 52].map(
    (y): Shape => ({
      kind: 'line',
      points: [
        [90, y],
        [124, 82 - y],
        [158, y],
        [192, 82 - y],
      ],
      stroke: 'control',
      width: 6,
    }),
  ),
  cutOut(
    [
      [54, 10],
      [92, 40],
      [92, 80],
      [16, 80],
      [16, 40],
    ],
    'brand',
    8,
  ),
  {
    kind: 'line',
    points: [
      [7, 43],
      [54, 7],
      [101, 43],
    ],
    stroke: 'quiet',
    width: 12,
  },
  { kind: 'dot', at: [54, 56], r: 22, fill: 'match' },
  {
    kind: 'line',
    points: [
      [54, 42],
      [54, 56],
      [64, 56],
    ],
    stroke: 'strong',
    width: 5,
  },
  line([240, 58], [264, 54], 'quiet', 16),
  line([262, 62], [284, 30], 'raised', 8),
  { kind: 'arc', at: [288, 18], r: 9, from: 40, to: 330, stroke: 'raised', width: 6 },
  { kind: 'dot', at: [218, 46], r: 34, fill: 'quiet' },
  { kind: 'dots', at: [206, 36], count: 2, gap: 24, r: 4.5, fill: 'strong' },
  cutOut(
    [
      [209, 47],
      [227, 47],
      [218, 58],
    ],
    'raised',
    5,
  ),
  { kind: 'arc', at: [218, 40], r: 36, from: -90, to: 90, stroke: 'raised', width: 6 },
  ...[182, 254].map((x) => slot([x - 7, 30], [14, 26], 'raised')),
  slot([118, 71], [182, 33], 'brand'),
  onBrand(centered(strong([209, 88], 'Response time', 23))),
]);
