import type { Shape } from '#design-system';
import { heart, line, matchStop, panel, piece, rack, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, onBright, strong } from '../figure-words.ts';

/** The same heart rate on a phone's widget and on a watch. */
export const heartRate = piece([
  panel([0, 0], [204, 104], 20, 'raised'),
  onBright(heading([20, 30], '72 bpm', 30)),
  {
    kind: 'line',
    points: [
      [20, 78],
      [56, 78],
      [70, 56],
      [86, 94],
      [98, 78],
      [134, 78],
      [148, 56],
      [164, 94],
      [176, 78],
      [186, 78],
    ],
    stroke: 'brand',
    width: 7,
  },
  panel([210, 0], [60, 104], 12, 'quiet'),
  {
    kind: 'frame',
    at: [191, 13],
    size: [98, 78],
    radius: 26,
    fill: 'brand',
    stroke: 'background',
    width: 5,
  },
  slot([288, 36], [12, 32], 'quiet'),
  ...heart([240, 33], 9, 'quiet'),
  onBrand(centered(heading([240, 67], '72', 36))),
]);

const bracket = (tip: number, end: number): Shape => ({
  kind: 'line',
  points: [
    [end, 12],
    [tip, 34],
    [end, 56],
  ],
  stroke: 'brand',
  width: 9,
});

/** An app's code, half on an iPhone and half on an Android phone, which get it on the same day. */
export const sameDay = piece([
  panel([0, 0], [146, 104], 24, 'quiet'),
  panel([154, 0], [146, 104], 24, 'raised'),
  slot([9, 34], [9, 36], 'brand'),
  { kind: 'dot', at: [280, 26], r: 6.5, fill: 'brand' },
  bracket(88, 114),
  line([158, 9], [142, 59], 'brand', 9),
  bracket(212, 186),
  onBright(centered(strong([54, 85], 'iOS', 22))),
  onBright(centered(strong([250, 85], 'Android', 21))),
  slot([100, 68], [100, 36], 'match'),
  { ...inSlot([150, 86], 'May 12', 'strong'), size: 22 },
]);

const versions = [
  { number: '1.4', x: 50, y: 38, width: 54, size: 20, fill: 'quiet' },
  { number: '2.0', x: 114, y: 20, width: 62, size: 23, fill: 'quiet' },
  { number: '3.2', x: 186, y: 0, width: 70, size: 26, fill: 'raised' },
] as const;

/** A server, and the versions of the app that it still answers, the oldest one too. */
export const supportedVersions = piece([
  ...rack(0, 'brand', 'quiet', 300),
  ...versions.flatMap(({ number, x, y, width, size, fill }): readonly Shape[] => [
    panel([x, y], [width, 104 - y], 14, fill),
    slot([x + width / 2 - 9, y + 9], [18, 5], 'brand'),
    onBright(centered(heading([x + width / 2, y / 2 + 56], number, size))),
  ]),
  { kind: 'dot', at: [50, 40], r: 16, fill: 'raised' },
  { kind: 'tick', at: [50, 41], r: 7, stroke: 'strong', width: 3.5 },
]);

/** An app's crashes by frequency. The two most frequent ones are fixed. */
export const fixedCrashes = piece([
  panel([0, 0], [84, 104], 14, 'quiet'),
  panel([94, 36], [50, 68], 12, 'quiet'),
  ...[50, 36, 22].map((height, index) =>
    panel([154 + index * 51, 104 - height], [44, height], 10, 'brand'),
  ),
  ...matchStop([42, 36], 24),
  onBright(centered(strong([42, 80], 'Fixed', 21))),
  { kind: 'tick', at: [119, 72], r: 11, stroke: 'strong', width: 5 },
  { ...heading([300, 20], 'Crashes', 31), anchor: 'end' },
]);
