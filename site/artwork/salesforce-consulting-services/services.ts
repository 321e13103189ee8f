import { cutOut, line, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A sheep that is half shorn. The wool that it still has is a field for a third fax number. */
export const shornFields = pieceOn('brand', [
  ...[34, 66, 166, 198].map((x) => line([x, 64], [x, 96], 'quiet', 16)),
  { kind: 'dot', at: [14, 50], r: 11, fill: 'quiet' },
  panel([14, 38], [140, 46], 23, 'quiet'),
  { kind: 'dots', at: [134, 59], count: 4, gap: 40, r: 30, fill: 'raised' },
  { kind: 'dots', at: [140, 31], count: 4, gap: 38, r: 30, fill: 'raised' },
  panel([118, 32], [102, 50], 20, 'raised'),
  onBright(centered(heading([170, 56], 'Fax 3', 36))),
  line([68, 24], [94, 24], 'match', 26),
  slot([64, 20], [24, 8], 'strong'),
  panel([98, 3], [14, 42], 5, 'strong'),
  ...[8, 19, 30, 41].map((y) => line([110, y], [119, y], 'strong', 5)),
  line([240, 46], [228, 58], 'strong', 14),
  line([286, 46], [292, 58], 'strong', 14),
  panel([240, 28], [48, 72], 24, 'strong'),
  { kind: 'dots', at: [246, 25], count: 3, gap: 18, r: 16, fill: 'raised' },
  { kind: 'dots', at: [253, 56], count: 2, gap: 23, r: 9, fill: 'raised' },
  { kind: 'dots', at: [249, 55], count: 2, gap: 23, r: 4.5, fill: 'strong' },
  { kind: 'arc', at: [264, 76], r: 10, from: 110, to: 250, stroke: 'raised', width: 4 },
]);

/** An email that is a telephone and a chat, too. */
export const envelopePhone = pieceOn('inverse', [
  cutOut(
    [
      [214, 62],
      [284, 96],
      [206, 96],
    ],
    'raised',
    8,
  ),
  panel([50, 30], [200, 70], 12, 'raised'),
  cutOut(
    [
      [60, 34],
      [150, 70],
      [240, 34],
    ],
    'quiet',
    8,
  ),
  panel([40, 2], [220, 18], 9, 'match'),
  panel([26, 2], [68, 42], 19, 'match'),
  panel([206, 2], [68, 42], 19, 'match'),
  { kind: 'dots', at: [130, 46], count: 2, gap: 40, r: 12, fill: 'raised' },
  { kind: 'dots', at: [134, 48], count: 2, gap: 40, r: 6.5, fill: 'strong' },
  { kind: 'dots', at: [124, 85], count: 3, gap: 26, r: 8, fill: 'strong' },
]);

/** A whale with a window in its belly. Everybody can see the order that it carries. */
export const orderInWhale = pieceOn('raised', [
  cutOut(
    [
      [262, 48],
      [254, 34],
      [240, 30],
      [226, 18],
      [226, 6],
      [248, 8],
      [264, 22],
      [272, 6],
      [296, 4],
      [294, 20],
      [282, 32],
    ],
    'brand',
    6,
  ),
  cutOut(
    [
      [170, 14],
      [216, 56],
      [240, 54],
      [258, 36],
      [280, 32],
      [275, 56],
      [262, 76],
      [242, 90],
      [214, 97],
      [175, 98],
    ],
    'brand',
    8,
  ),
  panel([2, 10], [220, 94], 47, 'brand'),
  slot([84, 22], [126, 70], 'quiet'),
  slot([92, 30], [110, 54], 'strong'),
  panel([107, 38], [80, 46], 6, 'raised'),
  onBright(centered(heading([147, 60], 'No. 9', 29))),
  { kind: 'dot', at: [50, 44], r: 11, fill: 'raised' },
  { kind: 'dot', at: [54, 45], r: 6, fill: 'strong' },
  { kind: 'arc', at: [46, 46], r: 32, from: 160, to: 230, stroke: 'quiet', width: 6 },
]);
