import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';

/** The inspector, with coffee. */
export const inspector: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [766, 122],
      [784, 132],
      [784, 174],
    ],
    stroke: 'strong',
    width: 20,
  },
  {
    kind: 'line',
    points: [
      [690, 294],
      [708, 294],
      [708, 240],
      [752, 240],
      [752, 294],
      [770, 294],
    ],
    stroke: 'strong',
    width: 28,
  },
  { kind: 'face', at: [730, 250], size: 206, ...looks.hardHat },
  cutOut(
    [
      [698, 206],
      [736, 206],
      [728, 244],
      [706, 244],
    ],
    'raised',
    8,
  ),
  line([682, 237], [720, 231], 'quiet', 24),
];

/** Her arm, which presses a button. */
export const pressingArm: readonly Shape[] = [
  line([770, 238], [810, 232], 'strong', 32),
  line([816, 229], [838, 217], 'quiet', 24),
];
