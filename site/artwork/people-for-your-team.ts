import type { Composition } from '#design-system';
import { cutOut, line, looks, slot } from './figure-shapes.ts';

/** Three people in a rowing boat. The new one is in the middle. */
export const peopleForYourTeam: Composition = {
  width: 240,
  height: 120,
  shapes: [
    { kind: 'face', at: [58, 96], size: 96, ...looks.bun },
    { kind: 'face', at: [182, 96], size: 96, ...looks.glasses },
    { kind: 'face', at: [120, 96], size: 96, ...looks.longHair, clothes: 'match' },
    cutOut(
      [
        [10, 76],
        [44, 84],
        [196, 84],
        [230, 76],
        [204, 112],
        [36, 112],
      ],
      'quiet',
      12,
    ),
    ...[58, 120, 182].map((x) => line([x + 20, 72], [x - 16, 112], 'raised', 9)),
    slot([0, 107], [240, 13], 'brand'),
  ],
};
