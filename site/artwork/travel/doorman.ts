import type { Shape } from '#design-system';
import { cutOut, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A column of buttons. */
const buttons = (x: number): Shape => ({
  kind: 'dots',
  at: [x, 284],
  count: 3,
  gap: 22,
  r: 5.5,
  fill: 'raised',
  direction: 'down',
});

/** The doorman, who salutes. */
export const doorman: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [882, 372],
      [902, 372],
      [902, 330],
      [942, 330],
      [942, 372],
      [962, 372],
    ],
    stroke: 'quiet',
    width: 26,
  },
  {
    kind: 'line',
    points: [
      [838, 246],
      [884, 272],
      [964, 264],
      [1001, 222],
      [966, 186],
    ],
    stroke: 'strong',
    width: 30,
  },
  { kind: 'face', at: [922, 298], size: 186, ...looks.glasses, collar: 'raised' },
  cutOut(
    [
      [865, 296],
      [979, 296],
      [984, 336],
      [860, 336],
    ],
    'strong',
    18,
  ),
  buttons(906),
  buttons(938),
  panel([888, 114], [68, 40], 10, 'raised'),
  slot([882, 142], [80, 14], 'strong'),
  // The guest’s hand, and his own.
  { kind: 'dots', at: [632, 184], count: 2, gap: 334, r: 17, fill: 'raised' },
  { kind: 'dot', at: [838, 246], r: 18, fill: 'raised' },
];

/** The key to the guest’s room, which hangs from his other hand. */
export const key: readonly Shape[] = [
  { kind: 'dot', at: [838, 274], r: 12, stroke: 'raised', width: 5 },
  panel([801, 284], [74, 46], 12, 'raised'),
  onBright(centered(heading([838, 308], '412', 35))),
];
