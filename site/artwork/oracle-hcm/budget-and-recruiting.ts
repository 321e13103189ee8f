import type { Shape } from '#design-system';
import { cutOut, dollarSign, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** A manager squeezes the last dollar out of the budget, which is a tube of toothpaste. */
export const budget = piece([
  {
    kind: 'face',
    at: [260, 104],
    size: 104,
    ...looks.headscarf,
    skin: 'quiet',
    hair: 'brand',
    clothes: 'raised',
    collar: 'strong',
  },
  ...dollarSign([30, 54], 45, 'match'),
  line([48, 60], [66, 60], 'match', 13),
  cutOut(
    [
      [72, 48],
      [84, 28],
      [206, 38],
      [206, 82],
      [84, 92],
      [72, 72],
    ],
    'quiet',
    6,
  ),
  panel([58, 42], [18, 36], 5, 'raised'),
  ...[50, 60, 70].map((y) => line([63, y], [71, y], 'strong', 4)),
  onBright(centered(strong([128, 61], 'Budget', 28))),
  { kind: 'dot', at: [206, 60], r: 29, fill: 'quiet' },
  ...(
    [
      [206, 19, 270],
      [211, 14, 90],
      [206, 9, 270],
    ] as const
  ).map(
    ([x, r, from]): Shape => ({
      kind: 'arc',
      at: [x, 60],
      r,
      from,
      to: from + 180,
      stroke: 'strong',
      width: 5,
    }),
  ),
  line([244, 86], [214, 86], 'raised', 24),
  { kind: 'dot', at: [206, 84], r: 13, fill: 'quiet' },
]);

/** A candidate applied by phone from the bathtub. He is hired before the water is cold. */
export const recruiting = piece([
  {
    kind: 'face',
    at: [72, 94],
    size: 94,
    ...looks.mustache,
    skin: 'quiet',
    hair: 'brand',
    clothes: 'quiet',
    collar: 'strong',
  },
  line([98, 76], [140, 44], 'quiet', 20),
  panel([136, 2], [116, 52], 12, 'raised'),
  panel([144, 9], [94, 38], 5, 'match'),
  onBright(centered(strong([191, 29], 'Hired', 29))),
  { kind: 'dot', at: [141, 42], r: 12, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [284, 64],
      [284, 22],
      [264, 22],
      [264, 32],
    ],
    stroke: 'quiet',
    width: 13,
  },
  line([276, 8], [292, 8], 'quiet', 9),
  line([284, 8], [284, 22], 'quiet', 9),
  { kind: 'dot', at: [264, 50], r: 6, fill: 'raised' },
  ...(
    [
      [32, 64, 14],
      [58, 74, 16],
      [86, 74, 16],
      [114, 66, 16],
      [150, 70, 12],
      [212, 70, 12],
      [240, 67, 15],
    ] as const
  ).map(([x, y, r]): Shape => ({ kind: 'dot', at: [x, y], r, fill: 'raised' })),
  ...[52, 232].map((x) => slot([x, 84], [24, 20], 'quiet')),
  panel([16, 62], [268, 36], 26, 'raised'),
  slot([4, 62], [292, 16], 'quiet'),
]);
