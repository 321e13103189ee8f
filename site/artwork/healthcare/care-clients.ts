import type { Shape } from '#design-system';
import { cutOut, heart, line, looks, panel, piece, slot, waves } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A patient in a hospital bed. A bird sits on the toes of his leg, which hangs in a cast. */
export const hospital = piece([
  panel([0, 14], [12, 90], 6, 'brand'),
  panel([16, 12], [92, 64], 18, 'raised'),
  { kind: 'face', at: [62, 84], size: 82, ...looks.glasses, clothes: 'quiet', wears: 'mustache' },
  ...[28, 184].map((x): Shape => ({ kind: 'dot', at: [x, 94], r: 10, fill: 'brand' })),
  slot([4, 72], [212, 20], 'raised'),
  {
    kind: 'line',
    points: [
      [286, 100],
      [286, 6],
      [196, 6],
      [208, 50],
    ],
    stroke: 'control',
    width: 6,
  },
  line([170, 64], [242, 46], 'quiet', 28),
  line([242, 46], [240, 26], 'quiet', 24),
  panel([84, 50], [98, 40], 18, 'brand'),
  slot([226, 0], [32, 22], 'brand'),
  line([252, 12], [274, 20], 'brand', 8),
  line([220, 10], [228, 10], 'strong', 6),
  ...heart([212, 50], 6, 'strong'),
]);

/** A girl who listens to the doctor’s heart, in front of an eye chart. */
export const practice = piece([
  panel([0, 0], [300, 104], 20, 'quiet'),
  panel([20, 16], [54, 66], 8, 'raised'),
  onBright(centered(heading([47, 42], 'E', 36))),
  { kind: 'dots', at: [35, 70], count: 3, gap: 12, r: 3, fill: 'strong' },
  {
    kind: 'face',
    at: [132, 104],
    size: 104,
    ...looks.beard,
    cut: 'turban',
    hair: 'brand',
    clothes: 'brand',
  },
  { kind: 'face', at: [250, 104], size: 88, ...looks.ponytail, clothes: 'raised', collar: 'brand' },
  { kind: 'arc', at: [250, 50], r: 22, from: 100, to: 260, stroke: 'strong', width: 5 },
  { kind: 'match', from: [244, 74], to: [160, 88], stroke: 'strong', width: 5 },
  ...waves([154, 88], [20, 32], [10, 80], 'strong', 5),
  { kind: 'dot', at: [154, 88], r: 11, fill: 'raised', stroke: 'strong', width: 5 },
]);

/** Two people who pet a long therapy dog. */
export const volunteers = piece([
  {
    kind: 'face',
    at: [126, 78],
    size: 82,
    ...looks.bob,
    hair: 'brand',
    clothes: 'raised',
    collar: 'brand',
  },
  {
    kind: 'face',
    at: [212, 78],
    size: 82,
    ...looks.grayHair,
    skin: 'quiet',
    clothes: 'quiet',
    collar: 'strong',
  },
  line([256, 68], [290, 40], 'brand', 12),
  ...[70, 96, 226, 252].map((x) => slot([x - 10, 74], [20, 30], 'brand')),
  slot([54, 56], [214, 38], 'brand'),
  cutOut(
    [
      [48, 40],
      [80, 70],
      [62, 76],
    ],
    'brand',
    24,
  ),
  slot([2, 30], [70, 28], 'brand'),
  { kind: 'dot', at: [8, 36], r: 8, fill: 'strong' },
  slot([54, 26], [22, 48], 'strong'),
  { kind: 'dot', at: [42, 36], r: 4, fill: 'raised' },
  ...[88, 222].map((x) => slot([x, 50], [32, 15], 'quiet')),
  panel([132, 56], [76, 38], 6, 'quiet'),
  ...heart([170, 70], 9, 'strong'),
]);
