import type { Shape } from '#design-system';
import { cutOut, line, slot } from '../figure-shapes.ts';

/** The old paper calendar in a bin, and the dog that found it. */
export const dogInBin: readonly Shape[] = [
  cutOut(
    [
      [585, 104],
      [652, 92],
      [668, 220],
      [604, 226],
    ],
    'quiet',
    6,
  ),
  {
    kind: 'line',
    points: [
      [588, 108],
      [652, 97],
      [653, 103],
      [589, 114],
      [589, 119],
      [654, 108],
      [634, 112],
      [646, 220],
      [639, 154],
      [657, 151],
      [597, 161],
      [617, 158],
      [610, 116],
    ],
    stroke: 'strong',
    width: 7,
  },
  {
    kind: 'line',
    points: [
      [602, 204],
      [608, 176],
      [642, 176],
      [648, 204],
    ],
    stroke: 'strong',
    width: 18,
  },
  line([625, 186], [625, 226], 'raised', 46),
  { kind: 'dots', at: [614, 188], count: 2, gap: 22, r: 4.5, fill: 'strong' },
  slot([614, 202], [22, 14], 'strong'),
  cutOut(
    [
      [586, 232],
      [664, 232],
      [664, 244],
      [656, 244],
      [650, 300],
      [600, 300],
      [594, 244],
      [586, 244],
    ],
    'control',
    8,
  ),
  { kind: 'dots', at: [602, 228], count: 2, gap: 46, r: 12, fill: 'raised' },
];
