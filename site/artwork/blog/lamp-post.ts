import type { Shape } from '#design-system';
import { cutOut } from '../figure-shapes.ts';
import { texts } from './texts.ts';

/** A lamp post, which bends where it is hit. */
export const lampPost: readonly Shape[] = [
  cutOut(
    [
      [406, 90],
      [414, 126],
      [467, 110],
      [449, 140],
      [482, 156],
      [447, 167],
      [461, 200],
      [428, 186],
      [408, 216],
      [402, 146],
    ],
    'quiet',
    6,
  ),
  {
    kind: 'line',
    points: [
      [402, 372],
      [402, 146],
      [432, 94],
    ],
    stroke: 'control',
    width: 16,
  },
  {
    kind: 'line',
    points: [
      [444, 96],
      [424, 84],
      [438, 30],
      [484, 56],
      [444, 96],
    ],
    fill: 'raised',
    stroke: 'brand',
    width: 12,
  },
];

/** He reads while he walks. */
export const walker: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [316, 214],
      [388, 214],
      [412, 250],
      [398, 230],
      [412, 250],
      [388, 214],
      [372, 280],
      [396, 318],
      [368, 366],
      [392, 366],
      [368, 366],
      [396, 318],
      [372, 280],
      [336, 280],
      [318, 322],
      [288, 348],
      [308, 366],
      [288, 348],
      [318, 322],
      [336, 280],
      [316, 214],
      [288, 250],
      [304, 230],
      [288, 250],
      [316, 214],
    ],
    fill: 'brand',
    stroke: 'brand',
    width: 28,
  },
  {
    kind: 'face',
    at: [352, 220],
    size: 180,
    skin: 'quiet',
    hair: 'strong',
    cut: 'bald',
    clothes: 'brand',
    collar: 'quiet',
    wears: 'beard',
  },
  cutOut(
    [
      [302, 180],
      [352, 190],
      [402, 180],
      [402, 246],
      [352, 256],
      [302, 246],
    ],
    'raised',
    10,
  ),
  texts([318, 210], [28, 28, 18]),
  { kind: 'dots', at: [300, 226], count: 2, gap: 104, r: 14, fill: 'quiet' },
  cutOut(
    [
      [275, 55],
      [296, 48],
      [293, 34],
      [300, 21],
      [313, 15],
      [327, 18],
      [336, 28],
      [342, 34],
      [363, 29],
    ],
    'brand',
    10,
  ),
];
