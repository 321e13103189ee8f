import type { Shape } from '#design-system';
import { cutOut, line, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A llama with two heads, one for sales and one for marketing, and one number on its blanket. */
export const twoHeadedLlama = pieceOn('raised', [
  ...(
    [
      [-1, 'brand', 'raised'],
      [1, 'quiet', 'strong'],
    ] as const
  ).flatMap(([side, coat, eye]): readonly Shape[] => {
    const x = (along: number) => 150 + side * along;
    return [
      line([x(58), 74], [x(58), 96], coat, 17),
      line([x(92), 74], [x(92), 96], coat, 17),
      line([x(20), 68], [x(86), 68], coat, 42),
      line([x(92), 64], [x(106), 28], coat, 30),
      line([x(96), 24], [x(88), 7], coat, 12),
      line([x(110), 16], [x(108), 7], coat, 14),
      { kind: 'dot', at: [x(110), 29], r: 18, fill: coat },
      line([x(118), 33], [x(136), 39], coat, 20),
      { kind: 'dot', at: [x(120), 29], r: 7, fill: eye },
      line([x(112), 22], [x(124), 24], coat, 8),
    ];
  }),
  panel([94, 40], [112, 54], 8, 'strong'),
  { ...centered(heading([150, 68], '214', 50)), fill: 'raised' },
]);

/** A hippo in a bathtub that fits it. */
export const madeForHippo = pieceOn('inverse', [
  { kind: 'dots', at: [34, 95], count: 2, gap: 232, r: 9, fill: 'control' },
  ...[224, 266].flatMap((x): readonly Shape[] => [
    panel([x - 19, 12], [38, 60], 19, 'quiet'),
    { kind: 'dots', at: [x - 12, 17], count: 3, gap: 12, r: 6, fill: 'raised' },
  ]),
  panel([6, 52], [288, 46], 23, 'raised'),
  slot([0, 46], [300, 14], 'brand'),
  { kind: 'dots', at: [50, 22], count: 2, gap: 92, r: 12, fill: 'quiet' },
  panel([50, 8], [92, 60], 26, 'quiet'),
  panel([22, 42], [148, 52], 26, 'quiet'),
  panel([56, 0], [80, 22], 11, 'match'),
  slot([48, 13], [96, 11], 'raised'),
  { kind: 'dots', at: [78, 36], count: 2, gap: 36, r: 8, fill: 'raised' },
  { kind: 'dots', at: [80, 37], count: 2, gap: 36, r: 4, fill: 'strong' },
  ...[82, 110].map((x) => line([x, 56], [x, 60], 'strong', 8)),
  {
    kind: 'line',
    points: [
      [40, 72],
      [60, 79],
      [96, 81],
      [132, 79],
      [152, 72],
    ],
    stroke: 'strong',
    width: 5,
  },
  ...[64, 112].map((x) => panel([x, 79], [16, 12], 3, 'raised')),
  onBright(centered(heading([230, 77], '2 tons', 35))),
]);

/** A mule that carries an ERP system. Its tail is a cable with a plug. */
export const loadedMule = pieceOn('accent', [
  {
    kind: 'line',
    points: [
      [46, 54],
      [28, 52],
      [18, 60],
      [18, 72],
    ],
    stroke: 'strong',
    width: 7,
  },
  panel([4, 66], [28, 22], 6, 'brand'),
  ...[11, 25].map((x) => line([x, 86], [x, 100], 'brand', 6)),
  ...[62, 90, 180, 208].map((x) => line([x, 70], [x, 95], 'strong', 18)),
  panel([36, 38], [188, 50], 25, 'strong'),
  line([200, 60], [236, 32], 'strong', 42),
  line([224, 24], [204, 9], 'strong', 14),
  line([242, 22], [246, 8], 'strong', 14),
  line([240, 34], [276, 56], 'strong', 36),
  line([274, 56], [282, 61], 'raised', 34),
  { kind: 'dot', at: [284, 54], r: 4, fill: 'strong' },
  line([272, 69], [284, 70], 'strong', 4),
  { kind: 'dot', at: [250, 34], r: 7, fill: 'raised' },
  line([243, 30], [258, 28], 'strong', 6),
  panel([72, 14], [116, 66], 10, 'raised'),
  onBright(centered(heading([130, 47], 'ERP', 48))),
]);

/** A migratory goose that flies like a plane, with all records on board. Its tail has the client’s OK. */
export const countedGoose = pieceOn('brand', [
  cutOut(
    [
      [8, 8],
      [44, 8],
      [86, 60],
      [34, 72],
    ],
    'match',
    8,
  ),
  { kind: 'tick', at: [38, 32], r: 12, stroke: 'strong', width: 7 },
  cutOut(
    [
      [104, 50],
      [92, 6],
      [118, 6],
      [196, 52],
    ],
    'quiet',
    10,
  ),
  line([194, 72], [250, 44], 'raised', 32),
  panel([30, 44], [190, 58], 29, 'raised'),
  { kind: 'dot', at: [256, 38], r: 24, fill: 'raised' },
  cutOut(
    [
      [278, 30],
      [295, 42],
      [276, 48],
    ],
    'quiet',
    8,
  ),
  line([236, 30], [258, 33], 'strong', 7),
  { kind: 'dot', at: [262, 34], r: 11, fill: 'strong' },
  { kind: 'dot', at: [262, 34], r: 7, fill: 'raised' },
  { kind: 'dot', at: [264, 35], r: 3.5, fill: 'strong' },
  onBright(centered(heading([124, 72], '48,210', 45))),
]);
