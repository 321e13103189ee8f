import type { Point, Shape } from '#design-system';
import {
  appWindow,
  avatar,
  calendar,
  cutOut,
  exchange,
  heart,
  looks,
  piece,
  plus,
  slot,
} from '../figure-shapes.ts';

/** A portal's window, with a patient, a result, and a message. */
export const portal = piece([
  ...appWindow(0, 216, 'brand', 'quiet'),
  ...avatar([52, 64], 28, 'quiet', looks.beard),
  slot([98, 40], [98, 10], 'raised'),
  slot([98, 60], [72, 10], 'quiet'),
  slot([98, 80], [86, 10], 'quiet'),
  { kind: 'frame', at: [232, 0], size: [68, 104], radius: 16, fill: 'raised' },
  ...plus([266, 52], 19, 'strong'),
]);

/** A calendar's page with one day booked, and a clock. */
export const booking = piece([
  ...calendar(0, 4, 6, ['brand', 'quiet', 'match']),
  { kind: 'dot', at: [248, 52], r: 52, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [248, 22],
      [248, 52],
      [270, 64],
    ],
    stroke: 'strong',
    width: 8,
  },
]);

const record = (x: number, fill: 'quiet' | 'raised'): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [56, 40], radius: 12, fill },
  { kind: 'frame', at: [x, 16], size: [104, 88], radius: 12, fill },
  ...plus([x + 52, 60], 17, 'strong'),
];

/** Two medical records, and messages both ways. */
export const records = piece([
  ...record(0, 'quiet'),
  ...exchange([122, 54], 178, 'raised'),
  ...record(196, 'raised'),
]);

/** A visit by video: the clinician large, the patient small, and a camera. */
export const visit = piece([
  { kind: 'frame', at: [0, 0], size: [190, 104], radius: 18, fill: 'quiet' },
  ...avatar([82, 52], 42, 'raised', { ...looks.glasses, wears: 'headset' }),
  { kind: 'frame', at: [136, 56], size: [46, 40], radius: 10, fill: 'raised' },
  { kind: 'face', at: [159, 96], size: 40, ...looks.curls },
  { kind: 'frame', at: [206, 24], size: [60, 56], radius: 14, fill: 'raised' },
  cutOut(
    [
      [276, 52],
      [295, 36],
      [295, 68],
    ],
    'raised',
    8,
  ),
]);

const capsule = ([x, y]: Point): readonly Shape[] => [
  slot([x, y], [92, 40], 'raised'),
  slot([x + 46, y], [46, 40], 'quiet'),
  { kind: 'frame', at: [x + 46, y], size: [22, 40], radius: 0, fill: 'quiet' },
];

/** A prescription, a bottle of tablets, and two capsules. */
export const prescription = piece([
  { kind: 'frame', at: [0, 8], size: [92, 96], radius: 12, fill: 'quiet' },
  slot([26, 0], [40, 18], 'brand'),
  ...[38, 60, 82].flatMap((y): readonly Shape[] => [
    { kind: 'tick', at: [22, y], r: 7, stroke: 'strong', width: 4 },
    slot([40, y - 4], [38, 8], 'strong'),
  ]),
  { kind: 'frame', at: [108, 0], size: [84, 26], radius: 8, fill: 'raised' },
  { kind: 'frame', at: [114, 32], size: [72, 72], radius: 12, fill: 'quiet' },
  ...plus([150, 68], 16, 'strong'),
  ...capsule([208, 8]),
  ...capsule([208, 58]),
]);

/** A heart, and the numbers of a few days with a forecast. */
export const forecast = piece([
  ...heart([50, 38], 28, 'quiet'),
  {
    kind: 'line',
    points: [
      [12, 48],
      [32, 48],
      [44, 30],
      [56, 64],
      [66, 48],
      [88, 48],
    ],
    stroke: 'strong',
    width: 7,
  },
  ...[44, 64, 54].map(
    (height, day): Shape => ({
      kind: 'frame',
      at: [132 + day * 43, 104 - height],
      size: [32, height],
      radius: 8,
      fill: 'quiet',
    }),
  ),
  { kind: 'frame', at: [263, 16], size: [36, 87], radius: 8, stroke: 'control', dashed: true },
]);
