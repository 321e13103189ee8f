import type { Shape } from '#design-system';
import { cutOut, line, onCircle, plus } from '../figure-shapes.ts';

const middle = [-420, 364] as const;

/** A leg with a roller skate, and where the leg starts and ends. */
const leg = (from: number, to: number): readonly Shape[] => [
  line([from, 350], [to, 374], 'brand', 30),
  line([to - 14, 382], [to + 18, 382], 'strong', 12),
  ...[-14, 16].map((x) => line([to + x, 392], [to + x, 392], 'raised', 15)),
];

const shell: readonly Shape[] = [
  cutOut(
    [
      onCircle(middle, 92, 270),
      onCircle(middle, 92, 282),
      ...[294, 306, 318, 330, 342, 354, 6, 18, 30, 42, 54, 66, 78, 90].map((degrees) =>
        onCircle(middle, 92, degrees),
      ),
    ],
    'raised',
    6,
  ),
  ...plus([-420, 322], 26, 'brand'),
  line([-514, 358], [-326, 358], 'strong', 20),
];

/** A light on the shell, with its rays. */
const siren: readonly Shape[] = [
  line([-420, 250], [-420, 262], 'match', 26),
  line([-440, 270], [-400, 270], 'strong', 10),
  line([-396, 246], [-378, 238], 'strong', 6),
  line([-444, 246], [-462, 238], 'strong', 6),
];

const head: readonly Shape[] = [
  line([-340, 350], [-296, 318], 'brand', 34),
  line([-288, 308], [-270, 312], 'brand', 52),
  line([-274, 300], [-274, 300], 'raised', 20),
  line([-271, 300], [-271, 300], 'strong', 9),
  {
    kind: 'line',
    points: [
      [-280, 323],
      [-268, 327],
      [-257, 322],
    ],
    stroke: 'raised',
    width: 5,
  },
];

/** A tortoise as an ambulance on roller skates. Its wheels are at 400. */
export const expressTortoise: readonly Shape[] = [
  ...[
    [-690, 300],
    [-650, 336],
    [-700, 372],
  ].map(([x = 0, y = 0]) => line([x, y], [x + 104, y], 'raised', 9)),
  line([-512, 362], [-540, 350], 'brand', 16),
  ...leg(-466, -494),
  ...leg(-370, -350),
  ...head,
  ...siren,
  ...shell,
];
