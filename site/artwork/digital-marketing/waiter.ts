import type { Shape } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** A waiter with an apron, who lifts a dome. */
export const waiter: readonly Shape[] = [
  ...[80, 138].map((x) => panel([x, 342], [46, 22], 11, 'brand')),
  panel([63, 188], [136, 96], 24, 'brand'),
  { kind: 'face', at: [131, 216], size: 192, ...looks.mustache },
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
    6,
  ),
  panel([76, 260], [110, 90], 10, 'raised'),
  cutOut(
    [
      [269, 27],
      [231, 88],
      [222, 59],
      [238, 31],
    ],
    'quiet',
    32,
  ),
  line([237, 110], [291, 22], 'strong', 12),
  line([174, 214], [212, 60], 'brand', 32),
  { kind: 'dot', at: [216, 44], r: 16, fill: 'raised' },
];

/** The next dish, on the waiter’s other hand. */
export const nextDish: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [88, 212],
      [44, 240],
      [44, 200],
    ],
    stroke: 'brand',
    width: 32,
  },
  { kind: 'dot', at: [44, 188], r: 16, fill: 'raised' },
  { kind: 'dot', at: [44, 104], r: 10, fill: 'strong' },
  cutOut(
    [
      [16, 156],
      [28, 128],
      [60, 128],
      [72, 156],
    ],
    'match',
    32,
  ),
  line([6, 170], [82, 170], 'strong', 12),
  onBright(centered(strong([44, 144], 'Plan B', 24))),
];
