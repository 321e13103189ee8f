import { cutOut, line, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** An ox, which carries a container all day, and a lamb, which only jumps now and then. */
export const oxAndLamb = pieceOn('subtle', [
  ...[10, 80].map((x) => slot([x, 66], [24, 36], 'brand')),
  slot([0, 44], [126, 44], 'brand'),
  panel([0, 6], [102, 60], 6, 'quiet'),
  ...[16, 33, 50, 67, 84].map((x) => line([x, 20], [x, 52], 'brand', 5)),
  {
    kind: 'line',
    points: [
      [105, 14],
      [114, 30],
      [140, 30],
      [149, 14],
    ],
    stroke: 'control',
    width: 9,
  },
  panel([105, 26], [44, 60], 20, 'brand'),
  { kind: 'dots', at: [118, 46], count: 2, gap: 18, r: 4.5, fill: 'raised' },
  panel([101, 60], [52, 30], 15, 'quiet'),
  { kind: 'dots', at: [118, 72], count: 2, gap: 18, r: 3.5, fill: 'strong' },
  line([206, 46], [188, 74], 'brand', 12),
  line([276, 46], [292, 74], 'brand', 12),
  { kind: 'dots', at: [196, 16], count: 4, gap: 28, r: 16, fill: 'quiet' },
  slot([176, 12], [124, 50], 'quiet'),
  onBright(centered(strong([241, 37], 'Lambda', 27))),
  cutOut(
    [
      [164, 30],
      [180, 20],
      [182, 32],
      [168, 36],
    ],
    'brand',
    18,
  ),
  { kind: 'dot', at: [173, 27], r: 4, fill: 'raised' },
  slot([0, 96], [300, 8], 'control'),
]);

/** A circus lion leaps from an old drum to a new one. It is in the air for four minutes. */
export const leapingLion = pieceOn('subtle', [
  line([140, 90], [140, 100], 'control', 8),
  { kind: 'arc', at: [140, 48], r: 42, from: 180, to: 360, stroke: 'control', width: 8 },
  { kind: 'match', from: [88, 36], to: [40, 14], stroke: 'quiet', width: 8 },
  { kind: 'dot', at: [38, 14], r: 10, fill: 'brand' },
  line([100, 44], [66, 54], 'quiet', 15),
  line([190, 42], [256, 54], 'quiet', 15),
  slot([80, 20], [128, 36], 'quiet'),
  { kind: 'arc', at: [140, 48], r: 42, from: 0, to: 180, stroke: 'control', width: 8 },
  { kind: 'dot', at: [216, 31], r: 31, fill: 'brand' },
  { kind: 'dots', at: [200, 14], count: 2, gap: 33, r: 8, fill: 'quiet' },
  { kind: 'dot', at: [217, 33], r: 21, fill: 'quiet' },
  { kind: 'dot', at: [218, 41], r: 11, fill: 'raised' },
  { kind: 'dots', at: [210, 26], count: 2, gap: 16, r: 3.5, fill: 'strong' },
  { kind: 'dot', at: [218, 35], r: 5, fill: 'strong' },
  { kind: 'arc', at: [218, 38], r: 8, from: 120, to: 240, stroke: 'strong', width: 4 },
  ...[4, 212].flatMap((x) => [
    panel([x, 66], [84, 38], 6, 'brand'),
    slot([x - 4, 60], [92, 11], 'quiet'),
  ]),
  onBrand(centered(heading([254, 88], '4 min', 26))),
]);
