import type { Shape } from '#design-system';
import { cutOut, looks, panel } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** Her umbrella, which the storm has turned inside out. */
const brokenUmbrella: readonly Shape[] = [
  cutOut(
    [
      [552, 66],
      [572, 110],
      [618, 140],
      [654, 112],
      [664, 64],
      [646, 66],
      [628, 34],
      [608, 56],
      [586, 34],
      [574, 60],
    ],
    'quiet',
    8,
  ),
  {
    kind: 'line',
    points: [
      [550, 62],
      [618, 138],
      [584, 28],
      [618, 138],
      [628, 28],
      [618, 138],
      [666, 58],
      [618, 138],
      [632, 184],
    ],
    stroke: 'strong',
    width: 7,
  },
];

/** Her suitcase, whose label says why she is late. */
const suitcase: readonly Shape[] = [
  { kind: 'dots', at: [608, 370], count: 2, gap: 70, r: 13, fill: 'quiet' },
  panel([582, 266], [122, 100], 18, 'raised'),
  onBright(centered(strong([643, 317], 'Delayed', 28))),
];

/** A guest in a raincoat, with her suitcase and an umbrella that didn’t survive the trip. */
export const lateGuest: readonly Shape[] = [
  { kind: 'frame', at: [620, 236], size: [46, 60], radius: 12, stroke: 'strong', width: 10 },
  ...brokenUmbrella,
  {
    kind: 'line',
    points: [
      [742, 370],
      [722, 370],
      [722, 320],
      [764, 320],
      [764, 370],
      [784, 370],
    ],
    stroke: 'raised',
    width: 28,
  },
  {
    kind: 'line',
    points: [
      [700, 274],
      [650, 262],
      [634, 200],
    ],
    stroke: 'quiet',
    width: 32,
  },
  cutOut(
    [
      [684, 290],
      [792, 290],
      [798, 338],
      [678, 338],
    ],
    'quiet',
    18,
  ),
  { kind: 'face', at: [738, 296], size: 178, ...looks.bob, skin: 'raised', clothes: 'quiet' },
  cutOut(
    [
      [690, 162],
      [710, 158],
      [718, 126],
      [758, 126],
      [766, 158],
      [786, 162],
    ],
    'quiet',
    16,
  ),
  ...suitcase,
];
