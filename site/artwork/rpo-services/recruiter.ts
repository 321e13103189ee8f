import type { Shape } from '#design-system';
import { line, looks } from '../figure-shapes.ts';

/** The recruiter, with a beret and a headset. One foot taps the time. */
export const recruiter: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [710, 348],
      [744, 348],
      [774, 274],
      [826, 274],
      [866, 346],
      [900, 326],
    ],
    stroke: 'brand',
    width: 34,
  },
  {
    kind: 'line',
    points: [
      [650, 150],
      [744, 158],
      [856, 158],
      [894, 72],
      [952, 76],
    ],
    stroke: 'brand',
    width: 36,
  },
  {
    kind: 'face',
    at: [800, 190],
    size: 184,
    ...looks.mustache,
    skin: 'quiet',
    collar: 'raised',
    wears: 'headset',
  },
  {
    kind: 'line',
    points: [
      [776, 97],
      [784, 107],
      [800, 101],
      [816, 107],
      [824, 97],
    ],
    stroke: 'strong',
    width: 8,
  },
  line([767, 44], [834, 32], 'brand', 38),
  line([797, 20], [794, 10], 'brand', 8),
];

/** Notes above the arm. */
export const notes: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [640, 88],
      [640, 34],
      [700, 24],
      [700, 78],
    ],
    stroke: 'quiet',
    width: 10,
  },
  { kind: 'dots', at: [629, 86], count: 2, gap: 60, r: 16, fill: 'quiet' },
];
