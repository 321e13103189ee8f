import type { Point, Shape } from '#design-system';
import { cutOut, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';

/** A wheel. The point is its hub. */
const wheel = (at: Point): readonly Shape[] => [
  { kind: 'dot', at, r: 40, fill: 'strong', stroke: 'quiet', width: 8 },
  { kind: 'dot', at, r: 16, fill: 'quiet' },
];

/** The school bus, with two children at its windows. It drives to the right. */
export const bus: readonly Shape[] = [
  cutOut(
    [
      [290, 232],
      [440, 238],
      [456, 262],
      [456, 352],
      [290, 352],
    ],
    'brand',
    32,
  ),
  panel([0, 92], [342, 276], 30, 'brand'),
  ...[18, 110, 202].map((x) => panel([x, 118], [80, 92], 12, 'quiet')),
  cutOut(
    [
      [298, 124],
      [332, 124],
      [332, 204],
      [298, 204],
    ],
    'quiet',
    12,
  ),
  { kind: 'face', at: [58, 210], size: 96, ...looks.curls },
  { kind: 'face', at: [150, 210], size: 96, ...looks.glasses, skin: 'raised' },
  slot([0, 226], [470, 10], 'strong'),
  slot([0, 344], [472, 14], 'strong'),
  onBrand(centered(heading([364, 295], 'School', 36))),
  { kind: 'dot', at: [452, 278], r: 18, fill: 'raised' },
  ...wheel([70, 366]),
  ...wheel([392, 366]),
];
