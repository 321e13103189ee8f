import type { Shape } from '#design-system';
import { bleed, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The rails, and the wheels on them. */
export const wheels: readonly Shape[] = [
  line([-bleed, 396], [1600 + bleed, 396], 'quiet', 8),
  { kind: 'dots', at: [360, 368], count: 4, gap: 314, r: 24, fill: 'raised' },
];

/** The wall, its posts, and the bar that the mechanic pushes: one line, which turns back out of sight. */
export const wall: Shape = {
  kind: 'line',
  points: [
    [486, 330],
    [486, 56],
    [1114, 56],
    [1114, 330],
    [1114, 56],
    [1340, 56],
    [1340, 330],
    [280, 330],
    [280, 244],
    [280, 330],
  ],
  fill: 'quiet',
  stroke: 'raised',
  width: 12,
};

/** What hangs from the roof: a strap and a clothes hanger, as one line. */
export const straps: Shape = {
  kind: 'line',
  points: [
    [722, 58],
    [722, 80],
    [708, 86],
    [704, 110],
    [740, 110],
    [736, 86],
    [722, 80],
    [722, 58],
    [878, 58],
    [878, 78],
    [828, 112],
    [928, 112],
    [878, 78],
  ],
  stroke: 'strong',
  width: 6,
};

/** The side in front of the passengers with a stripe and a headlight, and the step. */
export const side: readonly Shape[] = [
  panel([270, 310], [1234, 56], 14, 'strong'),
  line([520, 340], [1432, 340], 'quiet', 12),
  { kind: 'dot', at: [1474, 338], r: 19, fill: 'subtle', stroke: 'quiet', width: 8 },
  line([270, 366], [1502, 366], 'raised', 8),
];

/** Its roof, with a sign and a suitcase on it. */
export const roof: readonly Shape[] = [
  panel([586, 16], [64, 36], 8, 'quiet'),
  {
    kind: 'line',
    points: [
      [600, 48],
      [600, 16],
      [609, 7],
      [627, 7],
      [636, 16],
      [636, 48],
    ],
    stroke: 'raised',
    width: 7,
  },
  slot([474, 46], [888, 20], 'raised'),
  panel([660, 4], [280, 62], 14, 'match'),
  onBright(centered(heading([800, 36], '9 industries', 42))),
];
