import type { Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';

/** A pelican with a bad temper. Its pouch hangs behind the paper. */
export const pelican: readonly Shape[] = [
  line([350, 104], [404, 80], 'raised', 28),
  ...[278, 310].map(
    (x): Shape => ({
      kind: 'line',
      points: [
        [x, 150],
        [x, 164],
        [x - 14, 164],
      ],
      stroke: 'quiet',
      width: 9,
    }),
  ),
  line([284, 104], [320, 104], 'raised', 104),
  line([268, 100], [256, 36], 'raised', 56),
  cutOut(
    [
      [292, 72],
      [338, 82],
      [374, 130],
      [322, 128],
      [296, 106],
    ],
    'quiet',
    24,
  ),
  ...(
    [
      [282, 8],
      [302, 20],
      [308, 36],
    ] as const
  ).map((tip) => line([262, 34], tip, 'raised', 13)),
  { kind: 'dot', at: [212, 100], r: 46, fill: 'quiet' },
];

/** The upper half of its bill, which holds the paper, and its eye. */
export const beak: readonly Shape[] = [
  cutOut(
    [
      [234, 26],
      [250, 58],
      [140, 76],
      [26, 92],
      [14, 82],
      [120, 60],
    ],
    'quiet',
    10,
  ),
  line([16, 86], [18, 104], 'quiet', 12),
  line([250, 64], [202, 72], 'strong', 5),
  line([242, 20], [266, 24], 'strong', 6),
  { kind: 'dot', at: [254, 34], r: 7, fill: 'strong' },
];
