import type { Shape } from '#design-system';
import { bleed, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The rails, and the wheels on them. */
export const wheels: readonly Shape[] = [
  line([-bleed, 396], [1600 + bleed, 396], 'quiet', 8),
  { kind: 'dots', at: [296, 368], count: 4, gap: 352, r: 24, fill: 'raised' },
  { kind: 'dots', at: [296, 368], count: 4, gap: 352, r: 9, fill: 'strong' },
];

/** The wall, its posts, and the bar that the mechanic pushes: one line, which turns back out of sight. */
export const wall: Shape = {
  kind: 'line',
  points: [
    [418, 330],
    [418, 72],
    [1046, 72],
    [1046, 330],
    [1046, 72],
    [1266, 72],
    [1266, 330],
    [216, 330],
    [216, 244],
    [216, 330],
  ],
  fill: 'quiet',
  stroke: 'raised',
  width: 12,
};

/** What hangs from the roof: two straps, a clothes hanger, and a telephone’s cord, as one line. */
export const straps: Shape = {
  kind: 'line',
  points: [
    [564, 134],
    [528, 134],
    [532, 112],
    [546, 106],
    [560, 112],
    [564, 134],
    [560, 112],
    [546, 106],
    [546, 72],
    [692, 72],
    [692, 106],
    [678, 112],
    [674, 134],
    [710, 134],
    [706, 112],
    [692, 106],
    [692, 72],
    [893, 72],
    [893, 102],
    [848, 134],
    [938, 134],
    [893, 102],
    [893, 72],
    [1222, 72],
    [1222, 88],
    [1209, 93],
    [1235, 100],
    [1209, 107],
    [1235, 114],
    [1222, 119],
    [1222, 130],
  ],
  stroke: 'strong',
  width: 6,
};

/** The side in front of the passengers, and the step. */
export const side: readonly Shape[] = [
  panel([206, 304], [1280, 62], 14, 'strong'),
  line([206, 366], [1486, 366], 'raised', 8),
];

/** Its roof, with a sign and a suitcase on it. */
export const roof: readonly Shape[] = [
  panel([578, 20], [74, 46], 8, 'quiet'),
  {
    kind: 'line',
    points: [
      [594, 64],
      [594, 20],
      [606, 8],
      [624, 8],
      [636, 20],
      [636, 64],
    ],
    stroke: 'raised',
    width: 7,
  },
  slot([374, 62], [938, 20], 'raised'),
  panel([660, 4], [280, 68], 14, 'match'),
  onBright(centered(heading([800, 39], '9 industries', 44))),
];
