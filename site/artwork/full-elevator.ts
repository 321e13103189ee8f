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
    panel([0, 0], [480, 404], 14, 'brand'),
    panel([20, 76], [402, 328], 0, 'quiet'),
    ...backRow,
    ...frontRow,
    ...[20, 402].map(
      (x): Shape => ({
        kind: 'frame',
        at: [x, 74],
        size: [18, 324],
        radius: 0,
        fill: 'raised',
        stroke: 'brand',
        width: 5,
      }),
    ),
    line([396, 344], [408, 290], 'strong', 22),
    { kind: 'dot', at: [410, 276], r: 13, fill: 'quiet' },
    panel([0, 390], [480, 14], 0, 'subtle'),
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
