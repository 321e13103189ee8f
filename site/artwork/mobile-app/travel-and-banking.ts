import type { Point, Shape } from '#design-system';
import { cutOut, dollarSign, line, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A mole checks in underground. Its phone opens the door without a signal. */
export const key = piece([
  panel([0, 0], [300, 104], 18, 'strong'),
  onBrand(strong([30, 18], 'No signal', 23)),
  panel([12, 32], [276, 66], 30, 'quiet'),
  panel([34, 62], [44, 36], 7, 'brand'),
  { kind: 'arc', at: [56, 62], r: 11, from: -90, to: 90, stroke: 'brand', width: 6 },
  panel([84, 36], [66, 62], 30, 'raised'),
  cutOut(
    [
      [132, 46],
      [170, 60],
      [136, 72],
    ],
    'raised',
    8,
  ),
  { kind: 'dot', at: [173, 60], r: 7, fill: 'strong' },
  { kind: 'dot', at: [134, 54], r: 9, stroke: 'strong', width: 4 },
  { kind: 'dot', at: [136, 54], r: 3, fill: 'strong' },
  panel([178, 64], [24, 34], 6, 'strong'),
  panel([182, 68], [16, 24], 3, 'match'),
  line([124, 84], [166, 84], 'quiet', 15),
  line([168, 80], [180, 80], 'raised', 5),
  panel([212, 40], [60, 58], 14, 'brand'),
  onBrand(centered(heading([240, 70], '9', 42))),
  { kind: 'dot', at: [262, 72], r: 5, fill: 'quiet' },
]);

const print: Point = [256, 70];

/** The lines of a fingerprint: how far from its middle, and from where to where. */
const ridges = [
  [6, 270, 450],
  [13, 180, 450],
  [20, 360, 630],
] as const;

/** A dragon approves a transfer with its claw. Its gold is hidden under a blanket. */
export const approval = piece([
  { kind: 'arc', at: [24, 46], r: 18, from: 180, to: 450, stroke: 'quiet', width: 11 },
  cutOut(
    [
      [34, 40],
      [48, 14],
      [64, 36],
      [78, 10],
      [94, 36],
      [110, 14],
      [126, 40],
    ],
    'brand',
    6,
  ),
  slot([24, 32], [130, 44], 'quiet'),
  line([138, 60], [154, 30], 'quiet', 32),
  line([150, 14], [142, 5], 'raised', 8),
  line([156, 25], [188, 30], 'quiet', 28),
  { kind: 'dots', at: [168, 22], count: 2, gap: 26, r: 4, fill: 'strong' },
  { kind: 'dots', at: [14, 92], count: 3, gap: 82, r: 12, fill: 'raised' },
  ...dollarSign([178, 92], 8, 'strong'),
  cutOut(
    [
      [28, 98],
      [36, 64],
      [142, 64],
      [154, 98],
    ],
    'brand',
    12,
  ),
  onBrand(centered(heading([90, 83], 'No gold', 29))),
  panel([210, 0], [90, 104], 14, 'raised'),
  onBright(centered(heading([255, 24], '$250', 33))),
  { kind: 'dot', at: print, r: 28, fill: 'match' },
  ...ridges.map(
    ([r, from, to]): Shape => ({ kind: 'arc', at: print, r, from, to, stroke: 'strong', width: 4 }),
  ),
  line([166, 60], [226, 72], 'quiet', 15),
]);
