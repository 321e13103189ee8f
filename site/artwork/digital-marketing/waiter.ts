import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, onCircle, panel } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** A dome over a dish. Its handle points to an angle. */
export const dome = (at: Point, r: number, turn: number): readonly Shape[] => {
  const rim = (degrees: number) => onCircle(at, r, turn + degrees);
  return [
    { kind: 'dot', at: onCircle(at, r * 1.13, turn), r: r * 0.15, fill: 'strong' },
    cutOut(
      [rim(-90), rim(-75), ...Array.from({ length: 11 }, (_, step) => rim(step * 15 - 60))],
      'brand',
      6,
    ),
    line(rim(-92), rim(92), 'strong', 10),
  ];
};

/** A waiter with an apron. */
export const waiter: readonly Shape[] = [
  ...[112, 152].map((x) => line([x, 270], [x, 346], 'strong', 32)),
  ...[80, 138].map((x) => panel([x, 342], [46, 22], 11, 'brand')),
  cutOut(
    [
      [67, 212],
      [195, 212],
      [178, 280],
      [84, 280],
    ],
    'brand',
    6,
  ),
  { kind: 'face', at: [131, 214], size: 190, ...looks.mustache },
  cutOut(
    [
      [112, 184],
      [150, 184],
      [131, 246],
    ],
    'raised',
    6,
  ),
  cutOut(
    [
      [114, 172],
      [148, 192],
      [148, 172],
      [114, 192],
    ],
    'strong',
    5,
  ),
  cutOut(
    [
      [88, 266],
      [174, 266],
      [182, 326],
      [80, 326],
    ],
    'raised',
    12,
  ),
  line([180, 208], [200, 58], 'brand', 28),
];

/** The next dish, on the waiter’s other hand. */
export const nextDish: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [88, 212],
      [44, 238],
      [42, 200],
    ],
    stroke: 'brand',
    width: 28,
  },
  { kind: 'dot', at: [42, 188], r: 15, fill: 'raised' },
  line([46, 80], [46, 126], 'strong', 5),
  ...dome([46, 168], 36, 0),
  panel([0, 60], [86, 40], 6, 'match'),
  onBright(centered(strong([43, 81], 'Plan B', 25))),
];
