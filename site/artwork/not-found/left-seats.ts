import type { Shape } from '#design-system';
import { cutOut } from '../figure-shapes.ts';

/** A giraffe on a chair. */
export const giraffe: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [22, 192],
      [40, 324],
      [26, 376],
      [40, 324],
      [196, 324],
      [210, 376],
    ],
    stroke: 'control',
    width: 16,
  },
  {
    kind: 'line',
    points: [
      [126, 10],
      [134, 50],
      [160, 50],
      [162, 10],
    ],
    stroke: 'brand',
    width: 12,
  },
  cutOut(
    [
      [72, 306],
      [90, 240],
      [126, 80],
      [86, 52],
      [130, 50],
      [150, 42],
      [170, 44],
      [238, 84],
      [240, 106],
      [214, 114],
      [158, 106],
      [162, 230],
      [180, 296],
    ],
    'quiet',
    20,
  ),
  {
    kind: 'line',
    points: [
      [96, 300],
      [226, 300],
      [226, 366],
    ],
    stroke: 'quiet',
    width: 36,
  },
  { kind: 'dots', at: [112, 304], count: 3, gap: 38, r: 13, fill: 'raised' },
  { kind: 'dot', at: [174, 68], r: 8, fill: 'strong' },
];

/** A man who sleeps in a beanbag. */
export const sleeper: readonly Shape[] = [
  cutOut(
    [
      [246, 372],
      [250, 300],
      [272, 244],
      [330, 220],
      [392, 256],
      [420, 320],
      [430, 372],
    ],
    'control',
    24,
  ),
  {
    kind: 'line',
    points: [
      [404, 344],
      [520, 358],
    ],
    stroke: 'brand',
    width: 36,
  },
  {
    kind: 'line',
    points: [
      [526, 366],
      [540, 320],
    ],
    stroke: 'raised',
    width: 28,
  },
  {
    kind: 'face',
    at: [328, 348],
    size: 204,
    skin: 'quiet',
    hair: 'strong',
    cut: 'bald',
    clothes: 'raised',
    collar: 'quiet',
    wears: 'mustache',
  },
  {
    kind: 'line',
    points: [
      [283, 346],
      [412, 346],
    ],
    stroke: 'raised',
    width: 56,
  },
  cutOut(
    [
      [258, 232],
      [292, 228],
      [300, 170],
      [316, 178],
      [342, 170],
      [364, 228],
      [398, 232],
    ],
    'brand',
    20,
  ),
  { kind: 'dots', at: [366, 342], count: 2, gap: 24, r: 15, fill: 'quiet' },
];
