import type { Point, Shape } from '#design-system';
import { cutOut, dollarSign, line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A beaver with a permit for its dam. It has gnawed at the sign’s post, too. */
export const damPermit = pieceOn('subtle', [
  cutOut(
    [
      [198, 70],
      [224, 70],
      [214, 86],
      [226, 100],
      [196, 100],
      [208, 86],
    ],
    'quiet',
    8,
  ),
  ...[142, 262].map((x): Shape => slot([x - 22, 90], [50, 14], 'control')),
  panel([118, 0], [182, 74], 12, 'brand'),
  onBrand(centered(heading([209, 22], 'Dam permit', 28))),
  { kind: 'dot', at: [209, 60], r: 20, fill: 'match' },
  { kind: 'tick', at: [209, 61], r: 10, stroke: 'strong', width: 6 },
  slot([0, 74], [70, 30], 'quiet'),
  ...[16, 32].map((x) => line([x, 80], [x - 6, 98], 'control', 4)),
  panel([30, 52], [80, 52], 24, 'brand'),
  { kind: 'dots', at: [42, 16], count: 2, gap: 54, r: 12, fill: 'quiet' },
  panel([32, 4], [74, 62], 30, 'quiet'),
  { kind: 'dots', at: [54, 28], count: 2, gap: 30, r: 4.5, fill: 'strong' },
  slot([43, 38], [52, 26], 'raised'),
  panel([58, 56], [22, 22], 4, 'raised'),
  line([69, 58], [69, 76], 'control', 3),
  slot([57, 34], [24, 14], 'strong'),
  line([96, 78], [126, 60], 'quiet', 15),
]);

/** A pelican. Its bill holds a whole case: a letter, and the gavel of a decision. */
export const pelican = pieceOn('accent', [
  ...[34, 62].map((x) => line([x, 90], [x + 8, 100], 'control', 8)),
  line([88, 72], [96, 26], 'raised', 28),
  cutOut(
    [
      [14, 56],
      [80, 56],
      [92, 72],
      [70, 84],
      [34, 84],
    ],
    'raised',
    20,
  ),
  cutOut(
    [
      [8, 52],
      [66, 60],
      [52, 74],
    ],
    'brand',
    14,
  ),
  panel([138, 20], [76, 50], 5, 'raised'),
  {
    kind: 'line',
    points: [
      [142, 25],
      [176, 46],
      [210, 25],
    ],
    stroke: 'strong',
    width: 4,
  },
  line([254, 28], [250, 60], 'strong', 9),
  panel([226, 18], [60, 24], 6, 'strong'),
  cutOut(
    [
      [120, 54],
      [293, 54],
      [272, 86],
      [236, 97],
      [150, 97],
      [128, 80],
    ],
    'brand',
    14,
  ),
  onBrand(centered(heading([206, 76], 'Case 4127', 33))),
  line([104, 22], [293, 6], 'brand', 11),
  { kind: 'dot', at: [98, 24], r: 24, fill: 'raised' },
  { kind: 'dot', at: [104, 19], r: 4.5, fill: 'strong' },
]);

/** A sauropod. The point is where its tail ends. */
const dinosaur = ([x, y]: Point, scale: number, fill: 'quiet' | 'match'): readonly Shape[] => {
  const at = (right: number, down: number): Point => [x + right * scale, y + down * scale];
  return [
    {
      kind: 'line',
      points: [at(0, 0), at(44, -24), at(140, -24), at(184, -68), at(202, -68)],
      stroke: fill,
      width: scale * 20,
    },
    line(at(52, -22), at(130, -22), fill, scale * 50),
    ...[46, 132].map((leg) => line(at(leg, -10), at(leg, 12), fill, scale * 24)),
    { kind: 'dot', at: at(192, -71), r: scale * 4, fill: 'strong' },
  ];
};

/** An old dinosaur that still pays a retiree. Next to it is its young, of exactly the same shape. */
export const youngDinosaur = pieceOn('brand', [
  ...dinosaur([10, 80], 1, 'quiet'),
  onBright(centered(heading([100, 58], 'COBOL', 30))),
  { kind: 'face', at: [266, 104], size: 88, ...looks.grayHair, clothes: 'brand' },
  panel([196, 20], [44, 28], 4, 'brand'),
  ...dollarSign([218, 34], 10, 'onBrand'),
  ...dinosaur([158, 95], 0.4, 'match'),
]);
