import type { Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';

/** A late teacher, on roller skates, whom the bus pulls by a rope. */
export const lateTeacher: readonly Shape[] = [
  line([144, 230], [194, 250], 'control', 7),
  { kind: 'dots', at: [70, 380], count: 4, gap: 26, r: 10, fill: 'strong' },
  {
    kind: 'line',
    points: [
      [96, 358],
      [74, 358],
      [60, 290],
      [88, 294],
      [122, 358],
      [146, 358],
    ],
    stroke: 'control',
    width: 24,
  },
  cutOut(
    [
      [30, 238],
      [102, 238],
      [100, 294],
      [60, 292],
    ],
    'brand',
    28,
  ),
  {
    kind: 'face',
    at: [66, 238],
    size: 140,
    skin: 'quiet',
    hair: 'brand',
    cut: 'bun',
    clothes: 'brand',
    collar: 'raised',
    wears: 'glasses',
  },
  line([88, 232], [140, 228], 'brand', 28),
  { kind: 'dot', at: [146, 229], r: 14, fill: 'quiet' },
];
