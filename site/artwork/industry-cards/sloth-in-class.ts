import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

/** Three claws that point up, from their middle's lower end. */
const claws = ([x, y]: Point): Shape => ({
  kind: 'line',
  points: [
    [x - 9, y - 18],
    [x - 9, y],
    [x, y],
    [x, y - 18],
    [x, y],
    [x + 9, y],
    [x + 9, y - 18],
  ],
  stroke: 'strong',
  width: 5,
});

/** Education and e-learning: a sloth hangs from a slow network’s cable, and takes its lesson anyway. */
export const slothInClass = card('brand', [
  line([4, 16], [428, 16], 'raised', 8),
  {
    kind: 'line',
    points: [
      [178, 24],
      [168, 84],
      [272, 84],
      [282, 24],
    ],
    stroke: 'quiet',
    width: 28,
  },
  claws([178, 26]),
  claws([282, 26]),
  slot([110, 64], [200, 88], 'quiet'),
  { kind: 'dot', at: [104, 112], r: 62, fill: 'quiet' },
  { kind: 'dot', at: [104, 120], r: 48, fill: 'raised' },
  ...[-1, 1].map((side) => line([104 + side * 20, 112], [104 + side * 34, 124], 'quiet', 22)),
  { kind: 'dots', at: [84, 114], count: 2, gap: 40, r: 8, fill: 'strong' },
  slot([93, 122], [22, 14], 'strong'),
  { kind: 'arc', at: [104, 128], r: 22, from: 120, to: 240, stroke: 'strong', width: 7 },
  cutOut(
    [
      [30, 58],
      [104, 38],
      [178, 58],
      [104, 78],
    ],
    'strong',
    8,
  ),
  line([40, 60], [40, 104], 'raised', 10),
  panel([286, 76], [142, 122], 14, 'raised'),
  cutOut(
    [
      [342, 98],
      [342, 142],
      [380, 120],
    ],
    'strong',
    10,
  ),
  slot([302, 164], [110, 18], 'quiet'),
  slot([302, 164], [36, 18], 'strong'),
  slot([0, 198], [432, 22], 'raised'),
  line([192, 140], [264, 188], 'quiet', 28),
  claws([266, 202]),
]);
