import type { Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';

/**
 * A dog that pulls a cable out of the cabinet. It leans back, and braces its front legs against the
 * ground. Its feet are at 410.
 */
export const cableTug: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-584, 378],
      [-610, 366],
      [-622, 342],
      [-616, 314],
    ],
    stroke: 'quiet',
    width: 15,
  },
  line([-508, 364], [-456, 399], 'control', 20),
  line([-574, 399], [-536, 399], 'control', 20),
  cutOut(
    [
      [-572, 366],
      [-508, 328],
      [-482, 338],
      [-488, 366],
      [-548, 386],
    ],
    'quiet',
    28,
  ),
  line([-562, 376], [-558, 378], 'quiet', 52),
  line([-554, 400], [-516, 400], 'quiet', 19),
  line([-514, 362], [-482, 399], 'quiet', 20),
  line([-474, 328], [-458, 330], 'quiet', 50),
  line([-452, 342], [-424, 346], 'quiet', 28),
  line([-492, 352], [-466, 362], 'brand', 10),
  line([-416, 335], [-413, 335], 'strong', 14),
  {
    kind: 'line',
    points: [
      [-452, 318],
      [-440, 324],
      [-452, 330],
    ],
    stroke: 'strong',
    width: 5,
  },
  line([-480, 322], [-500, 340], 'strong', 24),
  line([-434, 350], [60, 397], 'strong', 9),
];
