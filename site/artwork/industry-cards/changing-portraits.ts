import type { Look, Shape } from '#design-system';
import { looks, panel, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

/** A portrait of an official, which walks to the left. `x` is its middle. */
const walkingPortrait = (x: number, look: Look): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x - 38, 196],
      [x - 22, 148],
      [x + 22, 148],
      [x + 30, 196],
    ],
    stroke: 'raised',
    width: 15,
  },
  slot([x - 62, 192], [36, 16], 'quiet'),
  slot([x + 6, 192], [36, 16], 'quiet'),
  panel([x - 68, 6], [136, 152], 12, 'brand'),
  panel([x - 54, 20], [108, 124], 4, 'quiet'),
  { kind: 'face', at: [x, 144], size: 124, ...look },
];

/** Government: one portrait goes and the next one comes. The clerk’s file cabinet stays. */
export const changingPortraits = card('inverse', [
  { kind: 'face', at: [216, 116], size: 112, ...looks.grayHair, clothes: 'brand' },
  panel([158, 106], [116, 104], 10, 'raised'),
  slot([158, 154], [116, 8], 'quiet'),
  ...[122, 174].map((y) => slot([190, y], [52, 16], 'brand')),
  ...walkingPortrait(70, looks.mustache),
  ...walkingPortrait(362, looks.bun),
  slot([0, 207], [432, 13], 'brand'),
]);
