import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A sheep that is half shorn. Its first wool is in a sack, and was three fax fields. */
export const shornFields = pieceOn('brand', [
  ...[112, 132, 178, 198].map((x) => line([x, 74], [x, 99], 'brand', 9)),
  slot([92, 50], [94, 36], 'quiet'),
  { kind: 'dots', at: [164, 70], count: 3, gap: 20, r: 18, fill: 'raised' },
  { kind: 'dots', at: [156, 47], count: 3, gap: 23, r: 21, fill: 'raised' },
  line([202, 37], [186, 43], 'brand', 11),
  panel([198, 24], [36, 50], 18, 'brand'),
  { kind: 'dots', at: [208, 18], count: 2, gap: 16, r: 14, fill: 'raised' },
  { kind: 'dots', at: [209, 43], count: 2, gap: 14, r: 4, fill: 'raised' },
  { kind: 'arc', at: [216, 54], r: 8, from: 110, to: 250, stroke: 'raised', width: 3 },
  { kind: 'face', at: [40, 104], size: 104, ...looks.bob },
  line([66, 94], [94, 52], 'brand', 15),
  line([98, 44], [134, 32], 'strong', 13),
  { kind: 'dot', at: [98, 46], r: 11, fill: 'quiet' },
  { kind: 'dots', at: [256, 42], count: 2, gap: 26, r: 16, fill: 'raised' },
  panel([238, 48], [62, 56], 14, 'quiet'),
  slot([236, 46], [64, 10], 'strong'),
  onBright(centered(strong([269, 80], 'Fax 3', 23))),
]);

/** A groundhog makes the forecast. Three managers read it and put on sunglasses. */
export const sameForecast = pieceOn('accent', [
  ...([looks.curls, looks.bob, looks.ponytail] as const).flatMap(
    (look, index): readonly Shape[] => {
      const x = 28 + index * 57;
      return [
        { kind: 'face', at: [x, 98], size: 84, ...look, skin: 'raised' },
        { kind: 'dots', at: [x - 7, 53], count: 2, gap: 14, r: 7, fill: 'strong' },
      ];
    },
  ),
  { kind: 'dots', at: [186, 26], count: 2, gap: 40, r: 9, fill: 'brand' },
  panel([180, 16], [52, 84], 24, 'brand'),
  { kind: 'dot', at: [206, 58], r: 15, fill: 'quiet' },
  panel([200, 66], [12, 11], 2, 'raised'),
  slot([199, 53], [14, 9], 'strong'),
  { kind: 'dots', at: [196, 38], count: 2, gap: 20, r: 10, fill: 'strong' },
  line([266, 40], [266, 92], 'control', 7),
  panel([236, 8], [64, 46], 8, 'raised'),
  onBright(centered(heading([268, 32], '$2M', 26))),
  line([230, 82], [264, 70], 'brand', 13),
  cutOut(
    [
      [158, 99],
      [180, 88],
      [236, 88],
      [258, 99],
    ],
    'strong',
    8,
  ),
]);

/** A plate on a sushi belt. The point is the middle of its upper edge. */
const plate = ([x, y]: Point): readonly Shape[] => [
  slot([x - 36, y], [72, 10], 'quiet'),
  panel([x - 28, y - 19], [56, 20], 9, 'raised'),
];

/** An email, a phone, and a chat as sushi on one belt, and the agent with chopsticks. */
export const sushiQueue = pieceOn('inverse', [
  {
    kind: 'face',
    at: [262, 92],
    size: 92,
    ...looks.bun,
    skin: 'quiet',
    hair: 'control',
    wears: 'headset',
  },
  panel([0, 68], [300, 36], 8, 'brand'),
  slot([0, 64], [300, 10], 'control'),
  ...[40, 118, 196].flatMap((x) => plate([x, 56])),
  panel([12, 8], [56, 34], 6, 'brand'),
  {
    kind: 'line',
    points: [
      [16, 13],
      [40, 29],
      [64, 13],
    ],
    stroke: 'raised',
    width: 5,
  },
  { kind: 'arc', at: [118, 44], r: 24, from: -62, to: 62, stroke: 'brand', width: 12 },
  { kind: 'dots', at: [96, 31], count: 2, gap: 44, r: 9, fill: 'brand' },
  panel([168, 4], [56, 32], 14, 'brand'),
  { kind: 'dots', at: [183, 20], count: 3, gap: 13, r: 4, fill: 'raised' },
  onBrand(centered(heading([150, 87], '1 queue', 29))),
  ...[208, 218].map((x) => line([x, 30], [x + 20, 56], 'match', 5)),
  { kind: 'dot', at: [234, 60], r: 11, fill: 'quiet' },
]);

/** A dealer sends an order through a portal. It walks out by itself, and a customer waves. */
export const portal = pieceOn('brand', [
  { kind: 'dot', at: [146, 52], r: 46, fill: 'brand', stroke: 'quiet', width: 12 },
  { kind: 'face', at: [40, 104], size: 104, ...looks.glasses },
  line([66, 96], [84, 54], 'strong', 15),
  { kind: 'dot', at: [85, 48], r: 11, fill: 'quiet' },
  ...[154, 194].map((x) => line([x, 84], [x, 98], 'strong', 7)),
  ...[148, 188].map((x) => slot([x, 94], [26, 10], 'strong')),
  panel([132, 38], [88, 52], 6, 'match'),
  onBright(centered(strong([176, 65], 'No. 9', 31))),
  { kind: 'face', at: [263, 104], size: 104, ...looks.bob },
  line([238, 96], [228, 38], 'brand', 15),
  { kind: 'dot', at: [227, 32], r: 11, fill: 'quiet' },
]);
