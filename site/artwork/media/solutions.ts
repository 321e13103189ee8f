import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** The mayor, in a top hat. The point is the middle of his lower edge. */
const mayor = ([x, y]: Point, size: number): readonly Shape[] => {
  const brim = Math.round(y - size * 0.74);
  return [
    { kind: 'face', at: [x, y], size, ...looks.grayHair, wears: 'mustache', clothes: 'brand' },
    panel([x - size * 0.22, brim - size * 0.32], [size * 0.44, size * 0.34], size * 0.05, 'brand'),
    slot([x - size * 0.34, brim - size * 0.02], [size * 0.68, size * 0.1], 'brand'),
  ];
};

/** The original of a mayor sits in a crate. An editor has a small copy of him in her hand. */
export const smallCopy = piece([
  panel([0, 22], [46, 48], 6, 'quiet'),
  panel([106, 40], [46, 30], 6, 'brand'),
  ...mayor([76, 95], 88),
  panel([0, 66], [152, 38], 6, 'raised'),
  onBright(heading([12, 86], 'Mayor', 30)),
  panel([106, 72], [40, 26], 6, 'quiet'),
  onBright(centered(strong([126, 86], '$1', 22))),
  panel([168, 0], [132, 104], 18, 'quiet'),
  { kind: 'face', at: [252, 104], size: 96, ...looks.longHair },
  ...mayor([200, 84], 52),
  line([236, 94], [210, 94], 'brand', 16),
  slot([180, 84], [38, 16], 'raised'),
]);

/** A soprano with a horned helmet. She sings 38 times, and is paid 38 times. */
export const royalties = piece([
  ...[-1, 1].map(
    (side): Shape => ({
      kind: 'line',
      points: [
        [58 + side * 20, 26],
        [58 + side * 42, 24],
        [58 + side * 48, 6],
      ],
      stroke: 'raised',
      width: 11,
    }),
  ),
  {
    kind: 'face',
    at: [58, 104],
    size: 104,
    ...looks.longHair,
    hair: 'brand',
    clothes: 'quiet',
    collar: 'strong',
  },
  panel([35, 6], [46, 32], 16, 'quiet'),
  slot([31, 28], [54, 10], 'control'),
  { kind: 'dot', at: [58, 60], r: 8, fill: 'strong' },
  ...[34, 82].map((x) => line([x, 62], [x, 92], 'brand', 12)),
  cutOut(
    [
      [112, 44],
      [140, 12],
      [140, 34],
    ],
    'raised',
    6,
  ),
  panel([130, 0], [170, 48], 16, 'raised'),
  onBright(centered(heading([215, 25], '38 plays', 36))),
  panel([130, 57], [170, 47], 8, 'match'),
  onBright(centered(heading([215, 81], '38 paid', 36))),
  line([92, 96], [130, 82], 'quiet', 18),
  { kind: 'dot', at: [134, 81], r: 11, fill: 'raised' },
]);

/** Two movie seats. In scene 4, one of them throws its viewer into the air. */
export const dropOff = piece([
  panel([0, 4], [84, 100], 22, 'quiet'),
  { kind: 'face', at: [42, 92], size: 88, ...looks.beard },
  panel([0, 84], [84, 20], 10, 'raised'),
  {
    kind: 'line',
    points: [
      [120, 66],
      [164, 74],
      [120, 82],
      [164, 90],
      [120, 98],
    ],
    stroke: 'control',
    width: 6,
  },
  panel([104, 0], [76, 66], 18, 'quiet'),
  { kind: 'face', at: [142, 60], size: 60, ...looks.ponytail, clothes: 'brand' },
  { kind: 'dot', at: [142, 34], r: 4, fill: 'strong' },
  slot([100, 54], [84, 14], 'raised'),
  slot([100, 94], [84, 10], 'brand'),
  panel([196, 28], [104, 76], 8, 'raised'),
  line([204, 18], [292, 8], 'raised', 16),
  ...[222, 250, 278].map((x, stripe) =>
    line([x - 4, 22 - stripe * 3], [x + 4, 10 - stripe * 3], 'strong', 6),
  ),
  onBright(centered(strong([248, 49], 'Scene 4', 25))),
  onBright(centered(heading([248, 82], '–34%', 36))),
]);

/** An ad is a vampire: he asks before he comes in, and there are only two of him. */
export const politeAd = piece([
  panel([0, 0], [118, 104], 10, 'brand'),
  panel([10, 10], [98, 94], 4, 'quiet'),
  { kind: 'face', at: [54, 100], size: 88, ...looks.bun },
  slot([0, 94], [124, 10], 'match'),
  cutOut(
    [
      [186, 8],
      [240, 18],
      [292, 8],
      [284, 98],
      [194, 98],
    ],
    'brand',
    12,
  ),
  {
    kind: 'face',
    at: [240, 102],
    size: 102,
    skin: 'quiet',
    hair: 'strong',
    cut: 'sidePart',
    clothes: 'strong',
    collar: 'raised',
  },
  slot([227, 53], [26, 10], 'strong'),
  ...[233, 247].map((x) => line([x, 58], [x, 65], 'raised', 5)),
  panel([180, 73], [120, 31], 6, 'raised'),
  onBright(centered(strong([240, 89], 'Ad 2 of 2', 25))),
  panel([100, 6], [86, 38], 14, 'raised'),
  onBright(centered(strong([143, 26], 'May I?', 25))),
]);
