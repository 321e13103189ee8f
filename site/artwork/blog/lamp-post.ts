import type { Shape } from '#design-system';
import { cutOut } from '../figure-shapes.ts';
import { texts } from './texts.ts';

/** A lamp post, which bends where it is hit. */
export const lampPost: readonly Shape[] = [
  cutOut(
    [
      [400, 66],
      [412, 96],
      [446, 90],
      [428, 118],
      [450, 142],
      [418, 144],
      [408, 172],
      [370, 140],
    ],
    'quiet',
    6,
  ),
  {
    kind: 'line',
    points: [
      [388, 372],
      [388, 132],
      [454, 79],
    ],
    stroke: 'control',
    width: 16,
  },
  {
    kind: 'line',
    points: [
      [463, 88],
      [448, 68],
      [490, 20],
      [522, 60],
      [463, 88],
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
      [302, 214],
      [374, 214],
      [398, 250],
      [384, 230],
      [398, 250],
      [374, 214],
      [358, 280],
      [382, 318],
      [354, 366],
      [378, 366],
      [354, 366],
      [382, 318],
      [358, 280],
      [322, 280],
      [294, 330],
      [254, 344],
      [242, 324],
      [254, 344],
      [294, 330],
      [322, 280],
      [302, 214],
      [274, 250],
      [290, 230],
      [274, 250],
      [302, 214],
    ],
    fill: 'brand',
    stroke: 'brand',
    width: 28,
  },
  {
    kind: 'face',
    at: [338, 220],
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
      [288, 180],
      [338, 190],
      [388, 180],
      [388, 246],
      [338, 256],
      [288, 246],
    ],
    'raised',
    10,
  ),
  texts([304, 210], [28, 28, 18]),
  { kind: 'dots', at: [286, 226], count: 2, gap: 104, r: 14, fill: 'quiet' },
  cutOut(
    [
      [261, 55],
      [282, 48],
      [279, 34],
      [286, 21],
      [299, 15],
      [313, 18],
      [322, 28],
      [328, 34],
      [349, 29],
    ],
    'brand',
    10,
  ),
];
