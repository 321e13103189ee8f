import type { Composition } from '#design-system';
import { bleed, line } from '../figure-shapes.ts';
import { bodies, features, floor, seats } from './crash-test-dummies.ts';
import { plugA, plugB, projector, tester } from './pulled-plug.ts';
import { fan, popcorn, snore, spilledPopcorn, tallHat, usher } from './theater-sides.ts';

/** A rehearsal: a tester unplugs one of two CDNs, and crash-test dummies keep watching the movie. */
export const dressRehearsal: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    ...usher,
    ...projector,
    ...plugA,
    ...tester,
    ...plugB,
    seats(342, 444),
    seats(876, 976),
    seats(1176, 1276),
    bodies([342, 444, 876, 976, 1176, 1276]),
    { kind: 'dot', at: [362, 230], r: 40, fill: 'raised' },
    { kind: 'dot', at: [444, 216], r: 40, fill: 'raised' },
    { kind: 'dots', at: [876, 216], count: 2, gap: 100, r: 40, fill: 'raised' },
    { kind: 'dots', at: [1176, 216], count: 2, gap: 100, r: 40, fill: 'raised' },
    { kind: 'dot', at: [1176, 50], r: 40, fill: 'raised' },
    ...features([
      [[362, 230], 26],
      [[444, 216]],
      [[876, 216]],
      [[976, 216]],
      [[1176, 216]],
      [[1276, 216]],
      [[1176, 50]],
    ]),
    snore,
    ...tallHat,
    ...popcorn,
    ...fan,
    ...spilledPopcorn,
    line([-bleed, floor + 7], [1600 + bleed, floor + 7], 'brand', 14),
  ],
};
