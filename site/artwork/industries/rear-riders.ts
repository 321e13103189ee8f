import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';

/** A mechanic, who pushes the trolley. */
export const mechanic: readonly Shape[] = [
  cutOut(
    [
      [159, 290],
      [112, 318],
      [138, 338],
      [116, 377],
      [130, 377],
      [102, 377],
      [112, 346],
      [84, 340],
      [46, 377],
      [20, 377],
      [60, 320],
      [45, 290],
    ],
    'subtle',
    30,
  ),
  {
    kind: 'face',
    at: [102, 290],
    size: 204,
    ...looks.hardHat,
    skin: 'raised',
    hair: 'control',
    clothes: 'subtle',
    collar: 'strong',
  },
  line([144, 280], [202, 250], 'subtle', 30),
];

/** A director, who stands on the step and tells the mechanic what to do. */
export const director: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [270, 350],
      [292, 350],
      [322, 272],
      [362, 350],
      [340, 350],
    ],
    stroke: 'quiet',
    width: 30,
  },
  cutOut(
    [
      [263, 220],
      [377, 220],
      [352, 274],
      [292, 274],
    ],
    'raised',
    36,
  ),
  {
    kind: 'face',
    at: [320, 220],
    size: 212,
    ...looks.beard,
    skin: 'quiet',
    clothes: 'raised',
    collar: 'strong',
  },
  cutOut(
    [
      [276, 64],
      [256, 54],
      [264, 36],
      [316, 26],
      [318, 14],
      [322, 26],
      [360, 40],
      [366, 60],
    ],
    'subtle',
    12,
  ),
  cutOut(
    [
      [284, 124],
      [284, 136],
      [212, 194],
      [176, 116],
    ],
    'subtle',
    10,
  ),
  line([172, 110], [212, 198], 'quiet', 16),
  {
    kind: 'line',
    points: [
      [243, 168],
      [264, 216],
      [376, 216],
      [400, 168],
    ],
    stroke: 'raised',
    width: 32,
  },
  { kind: 'dots', at: [240, 158], count: 2, gap: 170, r: 16, fill: 'quiet' },
];

/** A teacher. */
export const teacher: readonly Shape[] = [
  {
    kind: 'face',
    at: [478, 306],
    size: 212,
    ...looks.longHair,
    skin: 'subtle',
    clothes: 'raised',
    collar: 'strong',
  },
  cutOut(
    [
      [478, 94],
      [540, 116],
      [478, 140],
      [416, 116],
      [412, 152],
      [416, 116],
    ],
    'strong',
    8,
  ),
];
