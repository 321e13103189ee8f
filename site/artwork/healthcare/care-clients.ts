import type { Shape } from '#design-system';
import { cutOut, heart, line, looks, panel, piece, slot, waves } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A patient in a hospital bed. A bird sits on the toes of his leg, which hangs in a cast. */
export const hospital = piece([
  panel([0, 14], [12, 90], 6, 'control'),
  panel([16, 12], [92, 64], 18, 'raised'),
  { kind: 'face', at: [62, 84], size: 82, ...looks.glasses, clothes: 'quiet', wears: 'mustache' },
  ...[28, 184].map((x): Shape => ({ kind: 'dot', at: [x, 94], r: 10, fill: 'control' })),
  slot([4, 72], [212, 20], 'raised'),
  {
    kind: 'line',
    points: [
      [292, 100],
      [292, 4],
      [190, 4],
      [206, 50],
    ],
    stroke: 'control',
    width: 6,
  },
  line([166, 66], [236, 54], 'raised', 30),
  line([236, 54], [234, 40], 'raised', 26),
  panel([84, 50], [98, 40], 18, 'quiet'),
  ...heart([202, 58], 7, 'strong'),
  line([226, 36], [226, 28], 'strong', 4),
  line([238, 36], [238, 28], 'strong', 4),
  line([248, 22], [278, 34], 'match', 9),
  slot([214, 12], [42, 20], 'match'),
  { kind: 'dot', at: [222, 16], r: 13, fill: 'match' },
  cutOut(
    [
      [211, 13],
      [211, 21],
      [200, 18],
    ],
    'strong',
    4,
  ),
  { kind: 'dot', at: [220, 13], r: 3.5, fill: 'strong' },
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
  { kind: 'face', at: [122, 79], size: 88, ...looks.bob, clothes: 'strong', collar: 'quiet' },
  {
    kind: 'face',
    at: [216, 79],
    size: 88,
    ...looks.baldHead,
    clothes: 'quiet',
    collar: 'strong',
  },
  line([258, 70], [290, 38], 'raised', 14),
  ...[70, 96, 226, 252].map((x) => slot([x - 10, 74], [20, 30], 'raised')),
  slot([54, 60], [214, 34], 'raised'),
  cutOut(
    [
      [48, 40],
      [80, 70],
      [62, 76],
    ],
    'raised',
    24,
  ),
  slot([2, 30], [70, 28], 'raised'),
  { kind: 'dot', at: [9, 36], r: 9, fill: 'strong' },
  { kind: 'arc', at: [30, 42], r: 11, from: 110, to: 210, stroke: 'strong', width: 4 },
  { kind: 'dot', at: [40, 38], r: 4.5, fill: 'strong' },
  slot([54, 26], [22, 48], 'strong'),
  line([106, 62], [98, 72], 'strong', 18),
  { kind: 'dot', at: [95, 76], r: 11, fill: 'quiet' },
  line([232, 62], [240, 72], 'quiet', 18),
  { kind: 'dot', at: [243, 76], r: 11, fill: 'quiet' },
  panel([132, 60], [76, 34], 6, 'match'),
  ...heart([170, 71], 9, 'strong'),
]);
