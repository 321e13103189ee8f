import type { Shape } from '#design-system';
import { line, looks } from '../figure-shapes.ts';

/** The recruiter, with a beret and a headset. One foot taps the time. */
export const recruiter: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [680, 351],
      [734, 351],
      [772, 280],
      [836, 280],
      [870, 351],
      [930, 338],
    ],
    stroke: 'brand',
    width: 42,
  },
  {
    kind: 'line',
    points: [
      [684, 118],
      [760, 150],
      [850, 150],
      [894, 42],
      [948, 42],
    ],
    stroke: 'brand',
    width: 44,
  },
  {
    kind: 'face',
    at: [808, 216],
    size: 216,
    ...looks.mustache,
    skin: 'quiet',
    collar: 'raised',
    wears: 'headset',
  },
  {
    kind: 'line',
    points: [
      [779, 103],
      [788, 115],
      [808, 108],
      [828, 115],
      [837, 103],
    ],
    stroke: 'strong',
    width: 10,
  },
  line([763, 44], [839, 33], 'brand', 46),
  line([800, 16], [798, 7], 'brand', 9),
];

/** Notes above the arm. */
export const notes: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [624, 76],
      [624, 22],
      [686, 12],
      [686, 66],
    ],
    stroke: 'quiet',
    width: 10,
  },
  { kind: 'dots', at: [613, 74], count: 2, gap: 62, r: 16, fill: 'quiet' },
];
