import { cutOut, line, looks, panel, pieceOn, plus, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A goat eats a diploma. Its owner pulls at the other end. */
export const documents = pieceOn('accent', [
  { kind: 'face', at: [44, 104], size: 100, ...looks.glasses, skin: 'subtle' },
  panel([80, 16], [96, 72], 6, 'raised'),
  { kind: 'dots', at: [176, 22], count: 2, gap: 20, r: 11, fill: 'background', direction: 'down' },
  slot([94, 28], [58, 8], 'quiet'),
  slot([94, 44], [42, 8], 'quiet'),
  line([112, 70], [108, 90], 'brand', 7),
  line([122, 70], [126, 90], 'brand', 7),
  { kind: 'dot', at: [117, 67], r: 13, fill: 'match', stroke: 'brand', width: 6 },
  line([66, 96], [82, 80], 'strong', 18),
  { kind: 'dot', at: [86, 74], r: 11, fill: 'subtle' },
  { kind: 'arc', at: [256, 41], r: 26, from: 300, to: 410, stroke: 'raised', width: 13 },
  { kind: 'arc', at: [258, 40], r: 31, from: 275, to: 440, stroke: 'strong', width: 15 },
  cutOut(
    [
      [216, 60],
      [252, 30],
      [292, 102],
      [226, 102],
    ],
    'brand',
    4,
  ),
  cutOut(
    [
      [174, 82],
      [206, 76],
      [192, 101],
    ],
    'strong',
    6,
  ),
  line([170, 66], [230, 44], 'brand', 44),
  line([248, 52], [270, 66], 'strong', 15),
  { kind: 'dot', at: [216, 40], r: 11, fill: 'raised' },
  line([211, 41], [220, 41], 'strong', 7),
  line([150, 74], [176, 76], 'strong', 5),
  { kind: 'dot', at: [160, 58], r: 4, fill: 'strong' },
]);

/** A student in a lifebuoy holds an exam out of the water. The cable came loose. */
export const savedExam = pieceOn('inverse', [
  { kind: 'match', from: [4, 10], to: [44, 58], stroke: 'control', width: 7 },
  ...[51, 65].map((y) => line([70, y], [82, y], 'control', 7)),
  panel([40, 43], [32, 30], 8, 'raised'),
  { kind: 'face', at: [150, 74], size: 74, ...looks.curls, hair: 'brand', clothes: 'quiet' },
  line([172, 72], [214, 38], 'quiet', 15),
  panel([212, 0], [84, 64], 8, 'raised'),
  { kind: 'dot', at: [214, 38], r: 11, fill: 'quiet' },
  { kind: 'tick', at: [242, 20], r: 11, stroke: 'strong', width: 7 },
  { kind: 'tick', at: [242, 46], r: 11, stroke: 'strong', width: 7 },
  ...[20, 46].map((y) => line([264, y], [284, y], 'quiet', 7)),
  slot([80, 52], [140, 40], 'match'),
  onBright(centered(heading([150, 72], 'Saved', 30))),
  { kind: 'dots', at: [13, 95], count: 14, gap: 21, r: 11, fill: 'brand' },
  panel([0, 94], [300, 10], 0, 'brand'),
]);

/** A teacher has painted a plus next to a B. Wet footprints lead from it to her. */
export const change = pieceOn('accent', [
  panel([0, 0], [196, 80], 10, 'brand'),
  onBrand(heading([20, 41], 'B', 96)),
  line([112, 40], [112, 62], 'match', 7),
  line([146, 40], [146, 54], 'match', 7),
  ...plus([128, 40], 28, 'match'),
  ...[14, 62, 110, 158].flatMap((x, step) => {
    const y = 85 + (step % 2) * 10;
    return [slot([x, y], [10, 9], 'brand'), slot([x + 13, y], [24, 9], 'brand')];
  }),
  { kind: 'face', at: [252, 104], size: 104, ...looks.grayHair, cut: 'bun', hair: 'strong' },
  line([228, 96], [206, 66], 'strong', 18),
  line([206, 66], [186, 36], 'raised', 7),
  { kind: 'dot', at: [206, 64], r: 10, fill: 'raised' },
  line([184, 32], [174, 18], 'match', 15),
]);
