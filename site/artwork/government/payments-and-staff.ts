import type { Point, Shape } from '#design-system';
import { codeSign, cutOut, line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A sock on a clothesline. */
const sock = (x: number): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x, 26],
      [x, 78],
      [x + 36, 78],
    ],
    stroke: 'match',
    width: 36,
  },
  slot([x - 4, 2], [8, 20], 'raised'),
];

/** A bat at night. On its clothesline hang two socks that match. */
export const matchedSocks = pieceOn('inverse', [
  line([2, 12], [298, 12], 'raised', 4),
  { kind: 'dot', at: [192, 42], r: 16, fill: 'raised' },
  { kind: 'dot', at: [184, 38], r: 14, fill: 'background' },
  ...[-1, 1].flatMap((way): readonly Shape[] => [
    line([58 + way * 8, 12], [58 + way * 8, 28], 'quiet', 6),
    cutOut(
      [
        [58 + way * 16, 34],
        [58 + way * 48, 24],
        [58 + way * 44, 72],
        [58 + way * 32, 58],
        [58 + way * 20, 66],
      ],
      'brand',
      6,
    ),
    line([58 + way * 14, 80], [58 + way * 17, 95], 'quiet', 13),
  ]),
  panel([40, 24], [36, 40], 16, 'quiet'),
  { kind: 'dot', at: [58, 68], r: 24, fill: 'quiet' },
  { kind: 'dots', at: [48, 74], count: 2, gap: 20, r: 4.5, fill: 'strong' },
  { kind: 'arc', at: [58, 66], r: 9, from: -65, to: 65, stroke: 'strong', width: 4 },
  ...sock(142),
  ...sock(240),
  onBright(centered(heading([160, 77], '$52', 31))),
  onBright(centered(heading([258, 77], '$52', 31))),
]);

/** A tree’s crown. The point is its middle, and `r` is half its height. */
const crown = ([x, y]: Point, r: number, fill: 'brand' | 'match'): readonly Shape[] => [
  { kind: 'dots', at: [x - r * 0.8, y + r * 0.3], count: 2, gap: r * 1.6, r: r * 0.7, fill },
  { kind: 'dot', at: [x, y], r, fill },
];

/** A clerk gives away street trees. The first one walks off. */
export const freeTrees = pieceOn('subtle', [
  { kind: 'face', at: [40, 92], size: 92, ...looks.bob, hair: 'brand' },
  ...[110, 176].flatMap((x) => [
    line([x, 36], [x, 50], 'control', 8),
    ...crown([x, 20], 20, 'brand'),
    panel([x - 15, 50], [30, 20], 5, 'quiet'),
  ]),
  panel([0, 66], [206, 38], 8, 'brand'),
  onBrand(centered(heading([103, 86], 'Free, CC0', 30))),
  line([254, 52], [254, 68], 'control', 10),
  { kind: 'dots', at: [242, 92], count: 2, gap: 28, r: 6, fill: 'control' },
  ...[236, 264].map((x) => slot([x, 94], [28, 10], 'brand')),
  ...crown([254, 30], 30, 'match'),
  { kind: 'dots', at: [251, 30], count: 2, gap: 22, r: 4.5, fill: 'strong' },
  { kind: 'arc', at: [262, 36], r: 9, from: 110, to: 250, stroke: 'strong', width: 4 },
  panel([228, 66], [52, 26], 7, 'brand'),
]);

/** A box, with the hands of the one who looks out of it. */
const box = (x: number): readonly Shape[] => [
  panel([x, 52], [96, 52], 8, 'brand'),
  ...[4, 74].map((hand) => slot([x + hand, 46], [18, 14], 'quiet')),
];

/** An analyst, a tester, and a developer look out of boxes, each with the sign of the category. */
export const boxedStaff = pieceOn('accent', [
  { kind: 'face', at: [48, 78], size: 78, ...looks.glasses, skin: 'raised' },
  { kind: 'face', at: [150, 78], size: 78, ...looks.hardHat, skin: 'raised' },
  { kind: 'face', at: [252, 78], size: 78, ...looks.bob, skin: 'raised', wears: 'headset' },
  ...[0, 102, 204].flatMap(box),
  { kind: 'dot', at: [44, 75], r: 12, stroke: 'raised', width: 6 },
  line([54, 85], [64, 95], 'raised', 7),
  { kind: 'tick', at: [150, 80], r: 17, stroke: 'raised', width: 7 },
  ...codeSign([252, 80], 'raised'),
]);
