import type { Shape } from '#design-system';
import { cutOut, looks } from '../figure-shapes.ts';

/** Ana, who pulls at the left. */
export const ana: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [604, 283],
      [620, 283],
      [638, 228],
      [658, 228],
      [694, 283],
      [710, 283],
    ],
    stroke: 'raised',
    width: 34,
  },
  {
    kind: 'face',
    at: [636, 158],
    size: 156,
    ...looks.afro,
    clothes: 'strong',
    collar: 'raised',
    wears: 'earrings',
  },
  cutOut(
    [
      [586, 158],
      [686, 158],
      [676, 228],
      [614, 228],
      [612, 206],
      [598, 206],
      [586, 196],
    ],
    'strong',
    10,
  ),
];

/** Ben, who kneels at the right. */
export const ben: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [890, 283],
      [906, 283],
      [912, 236],
      [972, 232],
      [960, 283],
      [999, 283],
    ],
    stroke: 'quiet',
    width: 34,
  },
  { kind: 'face', at: [962, 158], size: 156, ...looks.grayHair },
  cutOut(
    [
      [912, 158],
      [1012, 158],
      [1012, 196],
      [1000, 206],
      [988, 206],
      [994, 228],
      [934, 228],
    ],
    'strong',
    10,
  ),
];
