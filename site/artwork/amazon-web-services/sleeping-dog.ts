import type { Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { heading, onBright, strong, struck } from '../figure-words.ts';

/** A camp bed, left from the restore that took 19 hours. The key that was lost is under it. */
export const campBed: readonly Shape[] = [
  ...[96, 384].map(
    (x): Shape => ({
      kind: 'line',
      points: [
        [x - 30, 586],
        [x + 30, 646],
        [x, 616],
        [x + 30, 586],
        [x - 30, 646],
      ],
      stroke: 'strong',
      width: 11,
    }),
  ),
  { kind: 'dot', at: [200, 632], r: 13, stroke: 'brand', width: 9 },
  {
    kind: 'line',
    points: [
      [213, 632],
      [286, 632],
      [286, 646],
      [286, 632],
      [266, 632],
      [266, 643],
    ],
    stroke: 'brand',
    width: 9,
  },
  slot([2, 538], [476, 56], 'quiet'),
  onBright(strong([30, 567], 'First restore', 25)),
  ...struck(onBright(heading([388, 567], '19 h', 30)), 60),
];

/** A long dog that sleeps on it, under a blanket. */
export const sleepingDog: readonly Shape[] = [
  slot([14, 498], [130, 46], 'quiet'),
  line([424, 524], [462, 492], 'raised', 16),
  slot([128, 466], [316, 76], 'raised'),
  slot([44, 466], [150, 56], 'raised'),
  { kind: 'dot', at: [50, 484], r: 14, fill: 'strong' },
  { kind: 'arc', at: [108, 485], r: 10, from: 100, to: 260, stroke: 'strong', width: 5 },
  cutOut(
    [
      [148, 477],
      [168, 479],
      [176, 516],
      [162, 518],
    ],
    'strong',
    26,
  ),
  panel([304, 458], [110, 84], 16, 'brand'),
  slot([330, 458], [16, 84], 'quiet'),
];
