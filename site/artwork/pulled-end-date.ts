import type { Composition, Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright } from './figure-words.ts';

/** The project manager, who leans on the stone with a mug. */
const manager: readonly Shape[] = [
  { kind: 'face', at: [94, 190], size: 190, ...looks.turban, clothes: 'brand' },
  line([142, 172], [176, 148], 'brand', 30),
  { kind: 'arc', at: [206, 118], r: 12, from: 0, to: 180, stroke: 'brand', width: 8 },
  panel([164, 94], [42, 48], 10, 'brand'),
  { kind: 'dot', at: [178, 134], r: 16, fill: 'quiet' },
  ...[176, 194].map(
    (x): Shape => ({
      kind: 'match',
      from: [x - 8, 50],
      to: [x, 82],
      direction: 'down',
      stroke: 'control',
      width: 5,
    }),
  ),
];

/** The end date, as a milestone that is tied to a rope. */
const stone: readonly Shape[] = [
  panel([8, 168], [176, 214], 30, 'match'),
  onBright(centered(heading([96, 240], 'Sep', 42))),
  onBright(centered(heading([96, 302], '30', 102))),
  panel([0, 350], [192, 44], 8, 'brand'),
  onBrand(centered(heading([96, 373], 'End date', 28))),
  slot([30, 156], [104, 32], 'brand'),
  { kind: 'dot', at: [124, 172], r: 16, fill: 'quiet' },
  slot([2, 198], [188, 14], 'brand'),
];

/** A leg of the elephant, with toenails. The points are where it begins and its foot. */
const leg = (from: Point, [x, y]: Point, fill: Tone = 'brand'): readonly Shape[] => [
  line(from, [x, y - 22], fill, 44),
  { kind: 'dots', at: [x - 12, y - 6], count: 3, gap: 12, r: 4.5, fill: 'quiet' },
];

/** An elephant that leans back and pulls at the rope with its trunk. */
const elephant: readonly Shape[] = [
  line([184, 205], [224, 205], 'brand', 7),
  line([452, 200], [464, 148], 'brand', 8),
  line([464, 148], [470, 134], 'brand', 14),
  ...leg([366, 280], [352, 394], 'control'),
  ...leg([446, 280], [456, 394], 'control'),
  line([378, 240], [402, 252], 'brand', 150),
  ...leg([346, 280], [296, 394]),
  ...leg([420, 290], [404, 394]),
  cutOut(
    [
      [372, 196],
      [464, 208],
      [465, 302],
      [360, 302],
    ],
    'quiet',
    12,
  ),
  onBright(centered(heading([414, 268], 'Delay', 34))),
  line([320, 214], [292, 240], 'quiet', 13),
  { kind: 'match', from: [330, 178], to: [218, 206], stroke: 'brand', width: 28 },
  ...[240, 256, 272].map((x, index) =>
    line([x, 188 - index * 5], [x - 3, 201 - index * 4], 'quiet', 4),
  ),
  { kind: 'dot', at: [342, 164], r: 54, fill: 'brand' },
  ...(
    [
      ['brand', 52],
      ['quiet', 32],
    ] as const
  ).map(([fill, width]) =>
    cutOut(
      [
        [372, 124],
        [412, 120],
        [426, 152],
        [394, 192],
      ],
      fill,
      width,
    ),
  ),
  {
    kind: 'line',
    points: [
      [306, 140],
      [326, 148],
      [308, 158],
    ],
    stroke: 'raised',
    width: 5,
  },
  line([280, 124], [268, 112], 'quiet', 9),
  line([302, 102], [295, 86], 'quiet', 9),
];

/**
 * Project management: an elephant, the delay, pulls at the end date with all its strength. The stone
 * doesn’t move, so the project manager drinks his tea on it.
 */
export const pulledEndDate: Composition = {
  width: 480,
  height: 394,
  shapes: [...manager, ...stone, ...elephant],
};
