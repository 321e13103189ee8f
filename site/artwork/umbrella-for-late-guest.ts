import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';
import { lateGuest } from './travel/late-guest.ts';

/** Rain that comes from the right, from as far as the window’s edge. */
const rain: readonly Shape[] = (
  [
    [346, 4],
    [396, 14],
    [452, 6],
    [510, 30],
    [570, 4],
    [640, 40],
    [520, 120],
    [588, 90],
    [660, 130],
    [494, 196],
    [560, 180],
    [626, 220],
    [520, 280],
    [590, 290],
    [668, 310],
  ] as const
).map(([x, y]) => line([x, y], [x - 18, y + 40], 'quiet', 6));

/** The corners of the umbrella’s dome. */
const dome = Array.from({ length: 23 }, (_, index): Point => {
  const turn = ((index - 11) * Math.PI) / 22;
  return [Math.round(190 + 184 * Math.sin(turn)), Math.round(120 - 114 * Math.cos(turn))];
});

/** The hotel’s umbrella, which stands for the booking. */
const umbrella: readonly Shape[] = [
  line([190, 120], [190, 276], 'raised', 10),
  cutOut([[6, 120], [374, 120], ...dome.toReversed()], 'match', 8),
  onBright(centered(heading([190, 76], 'Still booked', 52))),
];

/** The bellhop, who salutes. */
const bellhop: readonly Shape[] = [
  ...[84, 124].map((x) => line([x, 340], [x, 384], 'strong', 36)),
  {
    kind: 'line',
    points: [
      [60, 280],
      [22, 246],
      [60, 202],
    ],
    stroke: 'strong',
    width: 28,
  },
  { kind: 'face', at: [104, 308], size: 172, ...looks.glasses, collar: 'raised' },
  cutOut(
    [
      [52, 316],
      [156, 316],
      [162, 352],
      [46, 352],
    ],
    'strong',
    18,
  ),
  line([148, 282], [186, 268], 'strong', 30),
  ...[90, 118].map(
    (x): Shape => ({
      kind: 'dots',
      at: [x, 296],
      count: 3,
      gap: 22,
      r: 5,
      fill: 'raised',
      direction: 'down',
    }),
  ),
  panel([74, 142], [60, 34], 8, 'raised'),
  slot([70, 168], [68, 14], 'strong'),
  { kind: 'dot', at: [64, 196], r: 16, fill: 'raised' },
  ...[48, 106].map((x) => slot([x, 384], [54, 26], 'quiet')),
  { kind: 'dot', at: [190, 266], r: 18, fill: 'raised' },
];

/** The key to the guest’s room, which hangs from the bellhop’s hand. */
const key: readonly Shape[] = [
  { kind: 'dot', at: [194, 298], r: 12, stroke: 'raised', width: 5 },
  panel([160, 308], [72, 46], 12, 'raised'),
  onBright(centered(heading([196, 332], '412', 36))),
];

/**
 * Travel and hospitality: a guest arrives late, in a storm that has broken her umbrella. The bellhop
 * waits with a larger one, which is her booking, and with the key to room 412.
 */
export const umbrellaForLateGuest: Composition = {
  width: 480,
  height: 410,
  bleeds: true,
  shapes: [...rain, ...umbrella, ...lateGuest, ...bellhop, ...key],
};
