import type { Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';

/** A pigeon in a hard hat, which bends to the right and looks down. Its feet are at 72. */
export const gatePigeon: readonly Shape[] = [
  ...[86, 108].map(
    (x): Shape => ({
      kind: 'line',
      points: [
        [x, 52],
        [x, 69],
        [x + 11, 69],
      ],
      stroke: 'strong',
      width: 6,
    }),
  ),
  cutOut(
    [
      [30, 14],
      [84, 18],
      [128, 26],
      [140, 48],
      [112, 52],
      [80, 46],
      [28, 22],
    ],
    'raised',
    14,
  ),
  { kind: 'dot', at: [143, 26], r: 17, fill: 'brand' },
  line([128, 41], [141, 44], 'raised', 33),
  line([82, 32], [108, 38], 'quiet', 17),
  line([58, 27], [82, 32], 'quiet', 8),
  line([115, 22], [172, 34], 'brand', 9),
  cutOut(
    [
      [159, 46],
      [174, 58],
      [155, 58],
    ],
    'strong',
    5,
  ),
  { kind: 'dot', at: [148, 45], r: 4.5, fill: 'strong' },
];
