import type { Composition, Shape } from '#design-system';
import { cutOut, line, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';
import { backRow, frontRow } from './industries/passengers.ts';

/** The buttons next to the doors. */
const buttons: readonly Shape[] = [
  slot([436, 190], [30, 66], 'raised'),
  cutOut(
    [
      [451, 200],
      [457, 210],
      [445, 210],
    ],
    'strong',
    5,
  ),
  cutOut(
    [
      [451, 246],
      [457, 236],
      [445, 236],
    ],
    'strong',
    5,
  ),
];

/**
 * Industries: an elevator holds nine people, each from another industry. The salesperson keeps its
 * doors open.
 */
export const fullElevator: Composition = {
  width: 480,
  height: 404,
  shapes: [
    panel([0, 0], [480, 400], 14, 'brand'),
    panel([0, 380], [480, 24], 0, 'brand'),
    panel([20, 76], [400, 328], 0, 'quiet'),
    ...backRow,
    ...frontRow,
    ...[20, 404].map((x) => panel([x, 76], [16, 328], 0, 'raised')),
    {
      kind: 'line',
      points: [
        [38, 401],
        [38, 74],
        [402, 74],
        [402, 401],
      ],
      stroke: 'brand',
      width: 5,
    },
    line([396, 344], [408, 290], 'strong', 22),
    { kind: 'dot', at: [410, 276], r: 13, fill: 'quiet' },
    ...buttons,
    panel([108, 12], [226, 50], 12, 'match'),
    cutOut(
      [
        [134, 29],
        [144, 45],
        [124, 45],
      ],
      'strong',
      6,
    ),
    onBright(centered(heading([240, 38], '9 industries', 30))),
  ],
};
