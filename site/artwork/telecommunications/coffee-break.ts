import type { Shape } from '#design-system';
import { cutOut, slot } from '../figure-shapes.ts';

/** A technician in his coffee break. He hangs from the wire by his knees. */
export const technician: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [248, 178],
      [270, 176],
      [286, 120],
      [325, 190],
      [364, 120],
      [380, 176],
      [402, 178],
    ],
    stroke: 'brand',
    width: 26,
  },
  {
    kind: 'line',
    points: [
      [264, 314],
      [230, 278],
      [292, 246],
      [354, 246],
      [408, 284],
      [420, 240],
    ],
    stroke: 'quiet',
    width: 28,
  },
  {
    kind: 'line',
    points: [
      [272, 160],
      [286, 118],
      [325, 192],
      [302, 246],
      [348, 246],
      [325, 192],
      [364, 118],
      [378, 160],
      [364, 118],
      [325, 192],
      [286, 118],
      [272, 160],
    ],
    fill: 'raised',
    stroke: 'raised',
    width: 34,
  },
  slot([294, 256], [62, 84], 'quiet'),
  cutOut(
    [
      [282, 328],
      [368, 328],
      [354, 328],
      [350, 342],
      [340, 352],
      [325, 356],
      [310, 352],
      [300, 342],
      [296, 328],
    ],
    'subtle',
    12,
  ),
  { kind: 'dots', at: [312, 306], count: 2, gap: 26, r: 5, fill: 'strong' },
  { kind: 'arc', at: [325, 294], r: 13, from: 300, to: 420, stroke: 'strong', width: 5 },
  cutOut(
    [
      [410, 196],
      [462, 196],
      [456, 248],
      [416, 248],
    ],
    'subtle',
    8,
  ),
  {
    kind: 'line',
    points: [
      [434, 178],
      [426, 166],
      [440, 152],
      [430, 138],
    ],
    stroke: 'quiet',
    width: 7,
  },
];
