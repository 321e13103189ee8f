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
      [260, 350],
      [282, 350],
      [312, 272],
      [352, 350],
      [330, 350],
    ],
    stroke: 'quiet',
    width: 30,
  },
  cutOut(
    [
      [253, 220],
      [367, 220],
      [342, 274],
      [282, 274],
    ],
    'raised',
    36,
  ),
  {
    kind: 'face',
    at: [310, 220],
    size: 212,
    ...looks.beard,
    skin: 'quiet',
    clothes: 'raised',
    collar: 'strong',
  },
  cutOut(
    [
      [280, 64],
      [270, 54],
      [274, 36],
      [306, 26],
      [308, 14],
      [312, 26],
      [350, 40],
      [350, 60],
    ],
    'subtle',
    12,
  ),
  cutOut(
    [
      [274, 124],
      [274, 136],
      [202, 194],
      [166, 116],
    ],
    'subtle',
    10,
  ),
  line([162, 110], [202, 198], 'quiet', 16),
  {
    kind: 'line',
    points: [
      [233, 168],
      [254, 216],
      [370, 222],
      [378, 286],
    ],
    stroke: 'raised',
    width: 32,
  },
  { kind: 'dot', at: [230, 158], r: 16, fill: 'quiet' },
  { kind: 'dot', at: [379, 298], r: 16, fill: 'quiet' },
];

/** A teacher. */
export const teacher: readonly Shape[] = [
  {
    kind: 'face',
    at: [421, 312],
    size: 194,
    ...looks.longHair,
    skin: 'raised',
    clothes: 'subtle',
    collar: 'strong',
  },
  cutOut(
    [
      [422, 112],
      [476, 132],
      [478, 164],
      [476, 132],
      [422, 153],
      [368, 132],
    ],
    'strong',
    8,
  ),
];
