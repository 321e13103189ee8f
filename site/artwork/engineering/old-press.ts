import type { Shape } from '#design-system';
import { cutOut, line, onCircle, panel } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';

/** A spoke’s end on the flywheel, at this angle. */
const rim = (degrees: number) => onCircle([966, 60], 42, degrees);

/** Its flywheel. */
const flywheel: readonly Shape[] = [
  { kind: 'dot', at: [966, 60], r: 46, stroke: 'strong', width: 14 },
  {
    kind: 'line',
    points: [rim(40), rim(220), [966, 60], rim(130), rim(310)],
    stroke: 'strong',
    width: 9,
  },
];

/**
 * The press of 1998. Its gauges are eyes, and its ram is a row of teeth below a mustache. It stands at
 * 304.
 */
export const oldPress: readonly Shape[] = [
  ...flywheel,
  cutOut(
    [
      [804, 68],
      [820, 52],
      [960, 52],
      [976, 68],
      [976, 258],
      [1000, 258],
      [1000, 292],
      [780, 292],
      [780, 258],
      [804, 258],
    ],
    'brand',
    24,
  ),
  panel([826, 166], [128, 74], 34, 'strong'),
  panel([842, 166], [96, 34], 8, 'raised'),
  { kind: 'dots', at: [844, 98], count: 2, gap: 92, r: 41, fill: 'quiet' },
  { kind: 'dots', at: [844, 98], count: 2, gap: 92, r: 32, fill: 'raised' },
  { kind: 'dots', at: [833, 106], count: 2, gap: 92, r: 12, fill: 'strong' },
  ...[833, 925].map((x) => line([x, 106], [x - 10, 80], 'strong', 7)),
  line([816, 52], [858, 40], 'subtle', 18),
  line([922, 40], [964, 52], 'subtle', 18),
  {
    kind: 'line',
    points: [
      [820, 148],
      [832, 162],
      [852, 166],
      [890, 153],
      [928, 166],
      [948, 162],
      [960, 148],
    ],
    stroke: 'subtle',
    width: 20,
  },
  onBrand(centered(heading([890, 275], '1998', 46))),
];
