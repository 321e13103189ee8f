import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';
import { suit } from './suit.ts';

/** A dog that howls into a microphone. */
export const singer: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [196, 362],
      [252, 362],
      [224, 362],
      [224, 236],
      [206, 206],
    ],
    stroke: 'control',
    width: 8,
  },
  line([202, 198], [190, 178], 'quiet', 30),
  cutOut(
    [
      [60, 358],
      [22, 306],
      [58, 346],
      [60, 300],
      [80, 230],
      [76, 202],
      [90, 168],
      [146, 100],
      [118, 182],
      [170, 154],
      [128, 226],
      [132, 290],
      [140, 358],
      [122, 358],
      [108, 296],
      [94, 358],
    ],
    'raised',
    16,
  ),
  line([78, 198], [44, 246], 'brand', 30),
  line([96, 184], [106, 176], 'strong', 7),
  { kind: 'dot', at: [146, 98], r: 13, fill: 'brand' },
];

/** A woman in a suit who plays the tuba. */
export const tuba: readonly Shape[] = [
  { kind: 'arc', at: [426, 236], r: 88, from: 190, to: 440, stroke: 'quiet', width: 28 },
  { kind: 'dot', at: [342, 108], r: 98, fill: 'quiet' },
  { kind: 'dot', at: [342, 108], r: 74, fill: 'brand' },
  { kind: 'dot', at: [342, 108], r: 26, fill: 'strong' },
  suit([442, 312], 'brand', [], []),
  {
    kind: 'face',
    at: [442, 250],
    size: 156,
    ...looks.bun,
    hair: 'brand',
    clothes: 'brand',
  },
  { kind: 'arc', at: [426, 236], r: 88, from: 80, to: 190, stroke: 'quiet', width: 28 },
  line([390, 182], [446, 182], 'quiet', 14),
  { kind: 'dot', at: [410, 318], r: 17, fill: 'raised' },
];
