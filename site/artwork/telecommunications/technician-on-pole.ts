import type { Shape } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';

/**
 * A technician whose boots are on the pole. She leans back in her belt, holds up her pen, and touches a
 * device.
 */
export const technician: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [400, 386],
      [350, 370],
      [304, 380],
    ],
    stroke: 'control',
    width: 32,
  },
  line([257, 350], [384, 366], 'raised', 8),
  line([454, 220], [444, 178], 'subtle', 15),
  line([444, 178], [441, 164], 'quiet', 7),
  {
    kind: 'line',
    points: [
      [438, 310],
      [460, 268],
      [456, 224],
    ],
    stroke: 'quiet',
    width: 30,
  },
  { kind: 'dot', at: [455, 220], r: 17, fill: 'raised' },
  {
    kind: 'face',
    at: [390, 332],
    size: 162,
    ...looks.hardHat,
    skin: 'raised',
    hair: 'control',
    clothes: 'quiet',
    collar: 'strong',
  },
  cutOut(
    [
      [340, 324],
      [440, 324],
      [440, 332],
      [434, 376],
      [372, 376],
      [340, 332],
    ],
    'quiet',
    14,
  ),
  {
    kind: 'line',
    points: [
      [410, 390],
      [356, 404],
      [304, 411],
    ],
    stroke: 'subtle',
    width: 34,
  },
  line([370, 371], [438, 371], 'strong', 12),
  panel([280, 360], [22, 38], 7, 'quiet'),
  panel([280, 392], [22, 38], 7, 'raised'),
  {
    kind: 'line',
    points: [
      [346, 314],
      [318, 302],
      [302, 272],
    ],
    stroke: 'quiet',
    width: 30,
  },
  { kind: 'dot', at: [300, 268], r: 17, fill: 'raised' },
];
