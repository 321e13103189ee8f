import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { heading, onBright } from './figure-words.ts';

/** A sofa, as wide as three people. */
const sofa: readonly Shape[] = [
  panel([12, 4], [456, 340], 64, 'brand'),
  panel([0, 214], [88, 196], 44, 'quiet'),
  panel([392, 214], [88, 196], 44, 'quiet'),
  panel([0, 290], [480, 120], 12, 'quiet'),
];

/** Those who sit on it, close together. */
const family: readonly Shape[] = [
  { kind: 'face', at: [104, 316], size: 278, ...looks.longHair, clothes: 'strong' },
  {
    kind: 'face',
    at: [376, 318],
    size: 276,
    ...looks.curls,
    skin: 'quiet',
    clothes: 'strong',
    collar: 'quiet',
  },
  { kind: 'face', at: [240, 308], size: 308, ...looks.beard, clothes: 'quiet', collar: 'strong' },
  line([334, 296], [302, 252], 'brand', 32),
];

/** A long remote control on their knees. */
const remote: readonly Shape[] = [
  slot([20, 292], [416, 92], 'raised'),
  { kind: 'dot', at: [58, 338], r: 14, fill: 'brand' },
  onBright(heading([82, 338], 'Premiere', 25)),
  { kind: 'dot', at: [252, 334], r: 56, fill: 'match' },
  cutOut(
    [
      [236, 310],
      [280, 334],
      [236, 358],
    ],
    'strong',
    14,
  ),
];

/** A finger of everyone, on the rim of the button. */
const fingers: readonly Shape[] = [
  line([64, 300], [150, 270], 'strong', 34),
  line([160, 270], [212, 298], 'raised', 20),
  line([293, 253], [268, 290], 'raised', 20),
  line([384, 294], [304, 314], 'quiet', 20),
  line([-900, 374], [150, 374], 'brand', 32),
  line([164, 373], [210, 362], 'quiet', 20),
];

/** The dog, with its paw on the button. */
const dog: readonly Shape[] = [
  panel([374, 346], [92, 64], 30, 'brand'),
  line([384, 392], [308, 366], 'brand', 26),
  panel([348, 324], [80, 38], 18, 'brand'),
  { kind: 'dot', at: [420, 326], r: 42, fill: 'brand' },
  slot([418, 304], [32, 68], 'strong'),
  { kind: 'dot', at: [350, 330], r: 10, fill: 'strong' },
  { kind: 'dot', at: [398, 314], r: 6, fill: 'strong' },
];

/**
 * Media and entertainment: a family on a sofa and its dog press one play button for the premiere. So
 * does somebody whose long arm comes in from the side.
 */
export const onePlayButton: Composition = {
  width: 480,
  height: 410,
  bleeds: true,
  shapes: [...sofa, ...family, ...remote, ...fingers, ...dog],
};
