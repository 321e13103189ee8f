import { cutOut, line, matchStop, piece, slot } from '../figure-shapes.ts';

/** A graduate's cap, and a certificate with its seal. */
export const course = piece([
  { kind: 'frame', at: [36, 44], size: [78, 60], radius: 16, fill: 'quiet' },
  cutOut(
    [
      [75, 6],
      [144, 38],
      [75, 70],
      [6, 38],
    ],
    'brand',
    12,
  ),
  line([140, 40], [140, 78], 'brand', 6),
  slot([132, 72], [16, 32], 'brand'),
  { kind: 'frame', at: [176, 0], size: [124, 104], radius: 14, fill: 'quiet' },
  slot([196, 22], [84, 10], 'brand'),
  slot([196, 44], [56, 8], 'brand'),
  slot([196, 62], [40, 8], 'brand'),
  line([256, 76], [250, 94], 'brand', 10),
  line([268, 76], [274, 94], 'brand', 10),
  { kind: 'dot', at: [262, 68], r: 17, fill: 'brand' },
]);

/** A briefcase, and the profile that got the job. */
export const search = piece([
  { kind: 'frame', at: [46, 5], size: [58, 40], radius: 12, stroke: 'brand', width: 10 },
  { kind: 'frame', at: [0, 24], size: [150, 80], radius: 16, fill: 'brand' },
  line([6, 62], [144, 62], 'quiet', 6),
  slot([63, 52], [24, 20], 'quiet'),
  { kind: 'frame', at: [176, 0], size: [124, 104], radius: 14, fill: 'quiet' },
  { kind: 'person', at: [216, 40], r: 24, fill: 'brand', figure: 'onBrand' },
  slot([192, 80], [48, 8], 'brand'),
  ...matchStop([268, 68], 24),
]);
