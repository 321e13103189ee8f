import type { Shape } from '#design-system';
import { block, cutOut, line } from '../figure-shapes.ts';

/** A machine that prints queue numbers. */
const machine: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-98, 399],
      [-50, 399],
      [-74, 399],
      [-74, 340],
    ],
    stroke: 'strong',
    width: 14,
  },
  cutOut(
    [
      [-96, 312],
      [-52, 312],
      [-52, 350],
      [-96, 350],
    ],
    'brand',
    16,
  ),
  line([-92, 326], [-56, 326], 'strong', 8),
  block([-86, 328], [24, 42], 'raised'),
];

/** A dog that waits, with its number in its mouth. */
const dog: readonly Shape[] = [
  line([-266, 394], [-294, 372], 'quiet', 12),
  cutOut(
    [
      [-256, 394],
      [-210, 340],
      [-192, 352],
      [-192, 394],
    ],
    'quiet',
    24,
  ),
  line([-204, 332], [-170, 338], 'quiet', 36),
  line([-214, 330], [-222, 356], 'strong', 18),
  line([-216, 362], [-186, 362], 'brand', 8),
  line([-152, 332], [-152, 332], 'strong', 12),
  line([-184, 330], [-184, 330], 'strong', 7),
  {
    kind: 'line',
    points: [
      [-168, 350],
      [-148, 350],
      [-148, 378],
      [-168, 378],
      [-168, 350],
    ],
    fill: 'raised',
    stroke: 'strong',
    width: 4,
  },
];

/** Free seats, and a plant. */
const seats: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-590, 401],
      [-590, 376],
      [-430, 376],
      [-430, 401],
    ],
    stroke: 'strong',
    width: 10,
  },
  ...[-430, -510, -590].map((x) =>
    cutOut(
      [
        [x - 26, 312],
        [x + 26, 312],
        [x + 26, 340],
        [x - 26, 340],
      ],
      'brand',
      20,
    ),
  ),
  line([-618, 368], [-402, 368], 'brand', 16),
  {
    kind: 'line',
    points: [
      [-788, 318],
      [-760, 364],
      [-760, 314],
      [-760, 364],
      [-732, 318],
    ],
    stroke: 'brand',
    width: 20,
  },
  cutOut(
    [
      [-786, 368],
      [-734, 368],
      [-744, 402],
      [-776, 402],
    ],
    'strong',
    8,
  ),
];

/** What stands in front of the counter, from its left end. Its feet are at 406. */
export const waitingRoom: readonly Shape[] = [...machine, ...dog, ...seats];
