import type { Look, Shape } from '#design-system';
import { looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
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
  { kind: 'face', at: [x, 144], size: 116, ...look },
];

/** Government: one portrait goes and the next one comes. The clerk’s file cabinet stays. */
export const changingPortraits = card('inverse', [
  { kind: 'face', at: [216, 92], size: 88, ...looks.grayHair, clothes: 'brand' },
  panel([158, 84], [116, 126], 10, 'raised'),
  slot([166, 145], [100, 4], 'quiet'),
  onBright(centered(heading([216, 106], 'Case 1', 29))),
  ...[128, 170].map((y) => slot([198, y], [36, 9], 'brand')),
  ...walkingPortrait(70, looks.mustache),
  ...walkingPortrait(362, looks.bun),
  slot([0, 207], [432, 13], 'brand'),
]);
