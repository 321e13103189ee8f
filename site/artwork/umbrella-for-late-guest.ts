import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';
import { halfEllipse } from './travel/areas.ts';
import { doorman, key } from './travel/doorman.ts';
import { hotel } from './travel/hotel.ts';
import { lateGuest } from './travel/late-guest.ts';
import { plane } from './travel/plane.ts';
import { rain, street } from './travel/storm.ts';
import { surfer } from './travel/surfer.ts';

/** The scallops of the umbrella’s edge. */
const scallops = [1010, 924, 838, 752].flatMap((x): readonly Point[] => [
  [x, 104],
  [x - 26, 95],
  [x - 60, 95],
]);

/** The hotel’s umbrella, which stands for the booking. */
const umbrella: readonly Shape[] = [
  line([838, 8], [838, 250], 'raised', 10),
  cutOut(
    [
      [666, 104],
      ...halfEllipse([838, 104], [172, 90], { slope: 0, from: -90, parts: 20 }),
      ...scallops,
    ],
    'match',
    8,
  ),
  onBright(centered(heading([838, 64], 'Still booked', 47))),
];

/**
 * Travel and hospitality: an airplane brings a guest late, in a storm that has broken her umbrella.
 * The hotel’s doorman waits with a larger one, which is her booking, and with the key to room 412.
 */
export const umbrellaForLateGuest: Composition = {
  width: 1600,
  height: 400,
  bleeds: true,
  shapes: [
    rain,
    ...hotel,
    ...plane,
    ...street,
    ...surfer,
    ...umbrella,
    ...lateGuest,
    ...doorman,
    ...key,
  ],
};
