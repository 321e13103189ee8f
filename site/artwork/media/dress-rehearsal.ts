import type { Composition } from '#design-system';
import { bleed, line } from '../figure-shapes.ts';
import { audience, bodies, floor, popcorn, quarters } from './crash-test-dummies.ts';
import { plugA, projector, tester } from './pulled-plug.ts';
import { guest, sleeper, tallHat, usher } from './theater-sides.ts';

/** A rehearsal: a tester unplugs one of two CDNs, and crash-test dummies keep watching the movie. */
export const dressRehearsal: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    ...usher,
    ...sleeper,
    ...projector,
    ...plugA,
    ...tester,
    ...audience,
    ...tallHat,
    bodies([352, 852, 976, 1210]),
    ...popcorn,
    ...guest,
    quarters([
      [373, 206],
      [852, 195],
      [976, 195],
      [1210, 24],
    ]),
    line([-bleed, floor + 7], [1600 + bleed, floor + 7], 'brand', 14),
  ],
};
