import type { Shape } from '#design-system';
import { cutOut, line, slot } from '../figure-shapes.ts';

/** A hare in a suit, asleep on a lounge chair. The rocket blows its ears back. */
export const sleepingHare: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [42, 183],
      [56, 162],
      [30, 112],
      [56, 162],
      [122, 166],
      [130, 183],
    ],
    stroke: 'quiet',
    width: 14,
  },
  line([66, 78], [20, 40], 'control', 18),
  line([58, 86], [14, 74], 'control', 18),
  line([70, 134], [102, 146], 'brand', 46),
  line([100, 154], [134, 140], 'brand', 26),
  line([134, 140], [148, 170], 'brand', 24),
  slot([136, 170], [44, 20], 'raised'),
  { kind: 'dot', at: [72, 92], r: 34, fill: 'control' },
  { kind: 'dot', at: [84, 108], r: 17, fill: 'raised' },
  { kind: 'arc', at: [61, 86], r: 8, from: 90, to: 270, stroke: 'strong', width: 4 },
  { kind: 'arc', at: [91, 84], r: 8, from: 90, to: 270, stroke: 'strong', width: 4 },
  slot([77, 94], [18, 11], 'strong'),
  { kind: 'dot', at: [86, 114], r: 5, fill: 'strong' },
  cutOut(
    [
      [88, 128],
      [118, 132],
      [108, 152],
    ],
    'raised',
    6,
  ),
  line([106, 134], [110, 148], 'strong', 8),
];
