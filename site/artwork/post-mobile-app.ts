import type { Composition, Point, Shape } from '#design-system';
import { block, cutOut, line, slot } from './figure-shapes.ts';

/** A tadpole that swims to the right. The point is the middle of its head. */
const tadpole = ([x, y]: Point, r: number): readonly Shape[] => [
  { kind: 'match', from: [x - r * 3, y - r / 2], to: [x, y], stroke: 'strong', width: r * 0.7 },
  { kind: 'dot', at: [x, y], r, fill: 'strong' },
  { kind: 'dot', at: [x + r / 2, y - r / 4], r: r / 5, fill: 'raised' },
];

/** The steps to a frog, in a pond: eggs, a tadpole, one with legs, and the frog as it leaps. */
export const postMobileApp: Composition = {
  width: 640,
  height: 360,
  background: 'brand',
  shapes: [
    line([60, 96], [60, 200], 'quiet', 8),
    line([112, 136], [112, 200], 'quiet', 8),
    slot([46, 40], [28, 84], 'strong'),
    slot([98, 84], [28, 76], 'strong'),
    block([0, 200], [640, 160], 'quiet'),
    ...[
      [56, 304],
      [104, 304],
      [80, 264],
    ].flatMap(([x = 0, y = 0]): readonly Shape[] => [
      { kind: 'dot', at: [x, y], r: 26, fill: 'raised' },
      { kind: 'dot', at: [x, y], r: 10, fill: 'strong' },
    ]),
    ...tadpole([254, 284], 26),
    {
      kind: 'line',
      points: [
        [420, 300],
        [376, 312],
        [412, 338],
        [376, 344],
      ],
      stroke: 'strong',
      width: 14,
    },
    line([450, 300], [476, 340], 'strong', 14),
    ...tadpole([436, 284], 38),
    {
      kind: 'line',
      points: [
        [410, 150],
        [340, 110],
        [320, 190],
        [250, 180],
      ],
      stroke: 'match',
      width: 30,
    },
    {
      kind: 'line',
      points: [
        [510, 130],
        [540, 190],
        [590, 180],
      ],
      stroke: 'match',
      width: 24,
    },
    cutOut(
      [
        [410, 150],
        [470, 80],
        [560, 50],
        [590, 90],
        [540, 120],
        [480, 150],
      ],
      'match',
      50,
    ),
    { kind: 'dot', at: [536, 44], r: 32, fill: 'match' },
    { kind: 'dot', at: [540, 42], r: 20, fill: 'raised' },
    { kind: 'dot', at: [546, 40], r: 10, fill: 'strong' },
    {
      kind: 'line',
      points: [
        [608, 98],
        [572, 112],
        [544, 98],
      ],
      stroke: 'strong',
      width: 6,
    },
  ],
};
