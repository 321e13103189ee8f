import { cutOut, line, looks, panel, pieceOn, slot, sneaker } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** Two hands frame a portrait, to see how it will look on the page. */
export const preview = pieceOn('subtle', [
  panel([0, 58], [62, 48], 0, 'brand'),
  panel([238, 0], [62, 48], 0, 'brand'),
  panel([84, 8], [132, 90], 0, 'match'),
  { kind: 'face', at: [150, 98], size: 84, ...looks.afro },
  panel([46, 54], [50, 52], 20, 'quiet'),
  panel([204, 0], [50, 52], 20, 'quiet'),
  line([84, 84], [84, 14], 'quiet', 22),
  line([80, 95], [142, 95], 'quiet', 22),
  line([216, 22], [216, 92], 'quiet', 22),
  line([220, 11], [158, 11], 'quiet', 22),
  ...[70, 82, 94].map((y) => line([56, y], [74, y], 'strong', 3)),
  ...[12, 24, 36].map((y) => line([226, y], [244, y], 'strong', 3)),
]);

/** A very large thumb orders a sneaker on a phone. */
export const checkout = pieceOn('inverse', [
  panel([8, 4], [216, 102], 24, 'brand'),
  panel([18, 13], [196, 84], 15, 'raised'),
  ...sneaker([28, 18], 2.5, 'brand', 'raised'),
  slot([26, 64], [180, 30], 'match'),
  panel([54, 74], [24, 16], 3, 'strong'),
  { kind: 'arc', at: [66, 75], r: 6, from: 270, to: 450, stroke: 'strong', width: 3 },
  cutOut(
    [
      [246, 12],
      [296, 4],
      [296, 102],
      [240, 102],
      [226, 70],
    ],
    'quiet',
    8,
  ),
  line([252, 38], [160, 70], 'quiet', 56),
  line([155, 72], [170, 67], 'raised', 26),
  ...[40, 70].map((y) => line([266, y], [298, y - 3], 'strong', 4)),
]);

/** A very large teddy bear got a patch within two days. Beside it is the spool its thread came from. */
export const twoDays = pieceOn('brand', [
  ...[44, 148].map((x) => ({ kind: 'dot', at: [x, 26], r: 25, fill: 'quiet' }) as const),
  ...[44, 148].map((x) => ({ kind: 'dot', at: [x, 26], r: 12, fill: 'strong' }) as const),
  slot([28, 6], [136, 100], 'quiet'),
  slot([62, 54], [68, 46], 'raised'),
  { kind: 'dots', at: [66, 44], count: 2, gap: 60, r: 7, fill: 'strong' },
  slot([80, 58], [32, 18], 'strong'),
  line([96, 76], [96, 88], 'strong', 4),
  { kind: 'arc', at: [96, 76], r: 15, from: 120, to: 240, stroke: 'strong', width: 4 },
  cutOut(
    [
      [120, 58],
      [154, 52],
      [158, 82],
      [126, 88],
    ],
    'match',
    8,
  ),
  {
    kind: 'line',
    points: [
      [120, 58],
      [154, 52],
      [158, 82],
      [126, 88],
      [120, 58],
    ],
    stroke: 'strong',
    width: 3,
    dashed: true,
  },
  { kind: 'match', from: [156, 66], to: [208, 26], stroke: 'raised', width: 4 },
  panel([206, 8], [80, 90], 0, 'raised'),
  ...[15, 20, 84, 89].map((y) => line([206, y], [286, y + 3], 'quiet', 3)),
  onBright(centered(heading([246, 39], '2', 34))),
  onBright(centered(heading([246, 66], 'days', 25))),
  ...[0, 92].map((y) => slot([192, y], [108, 14], 'strong')),
]);
