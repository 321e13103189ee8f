import type { Shape } from '#design-system';
import { cutOut, line, onCircle } from '../figure-shapes.ts';

const middle = [-292, 352] as const;

/** A flange as a hoop. */
const hoop: readonly Shape[] = [
  line(middle, middle, 'brand', 102),
  line(middle, middle, 'background', 40),
  ...[20, 80, 140, 200, 260, 320].map((degrees) => {
    const hole = onCircle(middle, 36, degrees);
    return line(hole, hole, 'background', 13);
  }),
];

/** A pigeon in a hard hat. It runs to the left with a stick that rolls the hoop. */
const pigeon: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-104, 380],
      [-82, 397],
      [-66, 385],
    ],
    stroke: 'strong',
    width: 7,
  },
  {
    kind: 'line',
    points: [
      [-122, 380],
      [-138, 400],
      [-156, 400],
    ],
    stroke: 'strong',
    width: 7,
  },
  line([-150, 317], [-150, 317], 'brand', 50),
  cutOut(
    [
      [-160, 348],
      [-132, 344],
      [-104, 352],
      [-54, 340],
      [-52, 346],
      [-88, 376],
      [-136, 378],
      [-158, 366],
    ],
    'raised',
    16,
  ),
  line([-150, 341], [-150, 341], 'raised', 42),
  cutOut(
    [
      [-168, 334],
      [-188, 341],
      [-168, 345],
    ],
    'strong',
    6,
  ),
  line([-158, 333], [-158, 333], 'strong', 8),
  line([-184, 321], [-124, 321], 'brand', 8),
  line([-150, 298], [-150, 310], 'quiet', 5),
  line([-240, 336], [-186, 370], 'strong', 7),
  line([-110, 354], [-184, 369], 'control', 16),
];

/** A pigeon that plays with a flange. Its feet are at 404. */
export const pigeonWithHoop: readonly Shape[] = [...hoop, ...pigeon];
