import type { Shape } from '#design-system';
import { cutOut, looks, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';
import { texts } from './texts.ts';

/** Three people on the bench of the bus stop. */
export const readers: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [618, 369],
      [636, 369],
      [636, 320],
      [674, 320],
      [674, 369],
      [692, 369],
      [674, 369],
      [674, 320],
      [740, 320],
      [740, 369],
      [722, 369],
      [740, 369],
      [740, 320],
      [778, 320],
      [778, 369],
      [796, 369],
      [778, 369],
      [778, 320],
      [844, 320],
      [844, 369],
      [826, 369],
      [844, 369],
      [844, 320],
      [882, 320],
      [882, 369],
      [900, 369],
    ],
    stroke: 'strong',
    width: 22,
  },
  { kind: 'face', at: [753, 262], size: 200, ...looks.mustache, clothes: 'strong' },
  {
    kind: 'face',
    at: [660, 274],
    size: 196,
    skin: 'subtle',
    hair: 'control',
    cut: 'bob',
    clothes: 'brand',
    collar: 'raised',
    wears: 'earrings',
  },
  { kind: 'face', at: [849, 274], size: 196, ...looks.headscarf, wears: 'glasses' },
];

/** A newspaper as wide as all of them. */
export const newspaper: readonly Shape[] = [
  cutOut(
    [
      [594, 228],
      [776, 240],
      [958, 228],
      [958, 334],
      [776, 346],
      [594, 334],
    ],
    'raised',
    12,
  ),
  onBright(heading([606, 259], 'Staff augmentation', 34)),
  texts([608, 298], [92, 92, 60]),
  slot([716, 284], [230, 50], 'match'),
  onBright(centered(strong([826, 310], 'Do this today', 30))),
];
