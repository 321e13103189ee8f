import type { Shape } from '#design-system';
import { block, cutOut, line, looks } from '../figure-shapes.ts';

/** A mechanic, who pushes the trolley. */
export const mechanic: readonly Shape[] = [
  cutOut(
    [
      [223, 290],
      [176, 318],
      [202, 338],
      [180, 377],
      [194, 377],
      [166, 377],
      [176, 346],
      [148, 340],
      [110, 377],
      [84, 377],
      [124, 320],
      [109, 290],
    ],
    'subtle',
    30,
  ),
  {
    kind: 'face',
    at: [166, 290],
    size: 204,
    ...looks.hardHat,
    skin: 'raised',
    hair: 'control',
    clothes: 'subtle',
    collar: 'strong',
  },
  line([208, 280], [266, 250], 'subtle', 30),
];

/** A director, who stands on the step and tells the mechanic what to do. */
export const director: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [324, 350],
      [346, 350],
      [376, 272],
      [416, 350],
      [394, 350],
    ],
    stroke: 'quiet',
    width: 30,
  },
  cutOut(
    [
      [317, 220],
      [431, 220],
      [406, 274],
      [346, 274],
    ],
    'raised',
    36,
  ),
  {
    kind: 'face',
    at: [374, 220],
    size: 212,
    ...looks.beard,
    skin: 'quiet',
    clothes: 'raised',
    collar: 'strong',
  },
  cutOut(
    [
      [344, 64],
      [334, 54],
      [338, 36],
      [370, 26],
      [372, 14],
      [376, 26],
      [414, 40],
      [414, 60],
    ],
    'subtle',
    12,
  ),
  cutOut(
    [
      [338, 124],
      [338, 136],
      [266, 194],
      [230, 116],
    ],
    'subtle',
    10,
  ),
  line([226, 110], [266, 198], 'quiet', 16),
  {
    kind: 'line',
    points: [
      [297, 168],
      [318, 216],
      [434, 222],
      [442, 286],
    ],
    stroke: 'raised',
    width: 32,
  },
  { kind: 'dot', at: [294, 158], r: 16, fill: 'quiet' },
  { kind: 'dot', at: [443, 298], r: 16, fill: 'quiet' },
];

/** A teacher. */
export const teacher: readonly Shape[] = [
  block([556, 280], [148, 40], 'subtle'),
  {
    kind: 'face',
    at: [630, 286],
    size: 210,
    ...looks.longHair,
    skin: 'raised',
    clothes: 'subtle',
    collar: 'strong',
  },
  cutOut(
    [
      [631, 72],
      [689, 92],
      [691, 130],
      [689, 92],
      [631, 114],
      [573, 92],
    ],
    'strong',
    8,
  ),
];
