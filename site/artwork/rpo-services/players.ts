import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';
import { suit } from './suit.ts';

/** A dog that howls into a microphone. */
export const singer: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [173, 369],
      [220, 369],
      [196, 369],
      [196, 262],
      [181, 236],
    ],
    stroke: 'control',
    width: 7,
  },
  line([178, 229], [168, 212], 'quiet', 26),
  cutOut(
    [
      [57, 365],
      [25, 321],
      [55, 355],
      [57, 316],
      [74, 256],
      [71, 233],
      [83, 204],
      [130, 146],
      [106, 216],
      [151, 192],
      [115, 253],
      [118, 307],
      [125, 365],
      [110, 365],
      [98, 312],
      [86, 365],
    ],
    'raised',
    14,
  ),
  line([72, 229], [44, 270], 'brand', 26),
  line([88, 217], [96, 210], 'strong', 6),
  { kind: 'dot', at: [130, 144], r: 11, fill: 'brand' },
];

/** A woman in a suit who plays the tuba. */
export const tuba: readonly Shape[] = [
  { kind: 'arc', at: [400, 262], r: 75, from: 190, to: 440, stroke: 'quiet', width: 24 },
  { kind: 'dot', at: [339, 156], r: 62, fill: 'brand', stroke: 'quiet', width: 18 },
  { kind: 'dot', at: [339, 156], r: 19, fill: 'strong' },
  suit([414, 326], 'brand', [], []),
  {
    kind: 'face',
    at: [414, 273],
    size: 133,
    ...looks.bun,
    hair: 'brand',
    clothes: 'brand',
  },
  { kind: 'arc', at: [400, 262], r: 75, from: 80, to: 190, stroke: 'quiet', width: 24 },
  line([370, 216], [417, 216], 'quiet', 12),
  { kind: 'dot', at: [387, 331], r: 14, fill: 'raised' },
];
