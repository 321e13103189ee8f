import type { Shape } from '#design-system';
import { cutOut, line, looks, onCircle, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

export * from './budget-and-recruiting.ts';
export * from './records-and-files.ts';

/** A lion on the leash of a chick. The real reporting line is not the one that everybody assumes. */
export const structure = piece([
  { kind: 'arc', at: [28, 40], r: 22, from: 180, to: 330, stroke: 'quiet', width: 8 },
  { kind: 'dot', at: [16, 20], r: 11, fill: 'raised' },
  slot([16, 48], [130, 44], 'quiet'),
  ...[30, 56, 104, 132].map((x) => line([x, 76], [x, 96], 'quiet', 16)),
  { kind: 'dots', at: [168, 82], count: 6, gap: 11, r: 4, fill: 'raised' },
  { kind: 'dot', at: [128, 52], r: 42, fill: 'raised' },
  ...Array.from(
    { length: 12 },
    (_, index): Shape => ({
      kind: 'dot',
      at: onCircle([128, 53], 38, index * 30),
      r: 12,
      fill: 'raised',
    }),
  ),
  ...[-1, 1].map(
    (side): Shape => ({ kind: 'dot', at: [128 + side * 26, 26], r: 12, fill: 'quiet' }),
  ),
  { kind: 'dot', at: [128, 54], r: 34, fill: 'quiet' },
  { kind: 'dots', at: [115, 48], count: 2, gap: 26, r: 5, fill: 'strong' },
  slot([110, 60], [36, 24], 'raised'),
  cutOut(
    [
      [121, 60],
      [135, 60],
      [128, 68],
    ],
    'strong',
    4,
  ),
  line([234, 36], [234, 82], 'quiet', 6),
  panel([186, 2], [96, 40], 8, 'raised'),
  onBright(centered(strong([234, 23], 'Boss', 30))),
  ...[258, 272].map((x) => line([x, 90], [x, 101], 'raised', 5)),
  { kind: 'dot', at: [265, 70], r: 26, fill: 'match' },
  cutOut(
    [
      [288, 60],
      [288, 76],
      [297, 68],
    ],
    'raised',
    4,
  ),
  { kind: 'dots', at: [262, 62], count: 2, gap: 16, r: 4, fill: 'strong' },
  line([252, 76], [234, 80], 'match', 13),
]);

/** A stack of coins around `x`. */
const coins = (x: number, count: number): readonly Shape[] =>
  Array.from({ length: count }, (_, index) =>
    slot([x - 17, 84 - index * 10], [34, 9], index % 2 === 0 ? 'quiet' : 'raised'),
  );

/** An old customer pays to the cent, coin by coin. The young cashier can wait. */
export const payroll = piece([
  slot([60, 94], [190, 10], 'brand'),
  {
    kind: 'face',
    at: [44, 104],
    size: 104,
    ...looks.bun,
    skin: 'raised',
    hair: 'control',
    clothes: 'quiet',
    collar: 'strong',
    wears: 'glasses',
  },
  {
    kind: 'face',
    at: [256, 104],
    size: 104,
    ...looks.afro,
    skin: 'quiet',
    hair: 'brand',
    clothes: 'raised',
    collar: 'strong',
  },
  line([270, 94], [232, 93], 'raised', 20),
  line([230, 92], [236, 72], 'raised', 19),
  { kind: 'dot', at: [238, 66], r: 11, fill: 'quiet' },
  ...coins(200, 6),
  ...coins(164, 4),
  line([66, 88], [104, 76], 'quiet', 25),
  { kind: 'dot', at: [142, 46], r: 29, fill: 'match' },
  onBright(centered(heading([143, 45], '$.01', 24))),
  { kind: 'dot', at: [114, 70], r: 14, fill: 'raised' },
]);

/** An alarm clock rings, but the tortoise has a day off and sleeps on. */
export const shift = piece([
  ...[24, 128].map((x) => slot([x, 72], [36, 32], 'quiet')),
  panel([150, 60], [62, 38], 18, 'quiet'),
  { kind: 'arc', at: [184, 70], r: 7, from: 100, to: 260, stroke: 'strong', width: 4 },
  { kind: 'arc', at: [202, 77], r: 9, from: 175, to: 245, stroke: 'strong', width: 4 },
  { kind: 'arc', at: [91, 86], r: 60, from: 285, to: 435, stroke: 'quiet', width: 42 },
  panel([42, 38], [98, 52], 20, 'quiet'),
  slot([2, 72], [176, 22], 'raised'),
  ...(
    [
      [112, 22],
      [136, 36],
      [150, 58],
    ] as const
  ).map((at): Shape => ({ kind: 'dot', at, r: 8, fill: 'raised' })),
  ...[-1, 1].map((side) => line([71 + side * 26, 42], [71, 22], 'raised', 5)),
  { kind: 'dot', at: [71, 22], r: 7, fill: 'strong' },
  panel([13, 38], [116, 44], 10, 'match'),
  onBright(centered(strong([71, 61], 'Day off', 30))),
  ...[-1, 1].flatMap((side): readonly Shape[] => [
    line([257 + side * 18, 84], [257 + side * 27, 98], 'quiet', 10),
    { kind: 'dot', at: [257 + side * 24, 24], r: 16, fill: 'quiet' },
    {
      kind: 'arc',
      at: [257, 60],
      r: 40,
      from: 180 - side * 90 - 20,
      to: 180 - side * 90 + 20,
      stroke: 'quiet',
      width: 5,
    },
  ]),
  line([257, 7], [257, 26], 'quiet', 8),
  { kind: 'dot', at: [257, 60], r: 34, fill: 'raised' },
  { kind: 'dots', at: [245, 53], count: 2, gap: 24, r: 5, fill: 'strong' },
  { kind: 'dot', at: [257, 75], r: 11, fill: 'strong' },
]);
