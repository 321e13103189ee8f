import type { Composition, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { everyone, pair, tenPercent } from './penguin-crowd.ts';

/** The iceberg, with those who wait. */
const iceberg: readonly Shape[] = [
  ...everyone,
  cutOut(
    [
      [204, 160],
      [450, 160],
      [454, 380],
      [196, 380],
    ],
    'quiet',
    16,
  ),
  onBright(centered(heading([330, 182], 'Everyone', 44))),
  ...tenPercent,
  cutOut(
    [
      [196, 348],
      [462, 348],
      [472, 432],
      [182, 432],
    ],
    'raised',
    16,
  ),
  onBright(centered(heading([328, 388], '10%', 60))),
];

/** The first penguin, on a small floe. Its sign says how many go first. */
const first: readonly Shape[] = [
  cutOut(
    [
      [16, 410],
      [148, 410],
      [156, 432],
      [8, 432],
    ],
    'raised',
    16,
  ),
  line([44, 256], [20, 326], 'strong', 30),
  line([124, 256], [168, 196], 'strong', 30),
  slot([26, 110], [116, 290], 'strong'),
  slot([40, 220], [88, 174], 'raised'),
  pair([84, 166], 46, 24, 'raised'),
  pair([90, 162], 46, 10, 'strong'),
  cutOut(
    [
      [72, 184],
      [100, 184],
      [86, 206],
    ],
    'quiet',
    8,
  ),
  {
    kind: 'line',
    points: [
      [40, 284],
      [84, 230],
      [128, 284],
    ],
    stroke: 'match',
    width: 8,
  },
  panel([28, 266], [112, 78], 10, 'match'),
  onBright(centered(heading([84, 306], '1%', 54))),
  ...[34, 88].map((x) => slot([x, 384], [48, 24], 'quiet')),
];

/** Its phone, which is old and has an antenna. */
const phone: readonly Shape[] = [
  line([184, 110], [184, 136], 'raised', 8),
  panel([150, 126], [42, 76], 10, 'raised'),
  panel([158, 136], [26, 38], 4, 'strong'),
];

/** One penguin tests a small floe, with an old phone. A few are next, and the others wait above. */
export const firstPenguin: Composition = {
  width: 480,
  height: 440,
  shapes: [...iceberg, ...first, ...phone],
};
