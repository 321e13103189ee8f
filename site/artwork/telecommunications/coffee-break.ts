import type { Shape } from '#design-system';
import { cutOut, slot } from '../figure-shapes.ts';

/** A technician in his coffee break. He hangs from the wire by his knees. */
export const technician: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [268, 178],
      [290, 176],
      [306, 120],
      [345, 190],
      [384, 120],
      [400, 176],
      [422, 178],
    ],
    stroke: 'brand',
    width: 26,
  },
  {
    kind: 'line',
    points: [
      [284, 314],
      [250, 278],
      [312, 246],
      [374, 246],
      [428, 284],
      [440, 240],
    ],
    stroke: 'quiet',
    width: 28,
  },
  {
    kind: 'line',
    points: [
      [292, 160],
      [306, 118],
      [345, 192],
      [322, 246],
      [368, 246],
      [345, 192],
      [384, 118],
      [398, 160],
      [384, 118],
      [345, 192],
      [306, 118],
      [292, 160],
    ],
    fill: 'raised',
    stroke: 'raised',
    width: 34,
  },
  slot([314, 256], [62, 84], 'quiet'),
  cutOut(
    [
      [302, 328],
      [388, 328],
      [374, 328],
      [370, 342],
      [360, 352],
      [345, 356],
      [330, 352],
      [320, 342],
      [316, 328],
    ],
    'subtle',
    12,
  ),
  { kind: 'dots', at: [332, 306], count: 2, gap: 26, r: 5, fill: 'strong' },
  { kind: 'arc', at: [345, 294], r: 13, from: 300, to: 420, stroke: 'strong', width: 5 },
  cutOut(
    [
      [430, 196],
      [482, 196],
      [476, 248],
      [436, 248],
    ],
    'subtle',
    8,
  ),
  {
    kind: 'line',
    points: [
      [454, 178],
      [446, 166],
      [460, 152],
      [450, 138],
    ],
    stroke: 'quiet',
    width: 7,
  },
];
