import type { Shape } from '#design-system';
import {
  avatar,
  calendar,
  cross,
  cutOut,
  dollarSign,
  line,
  looks,
  padlock,
  piece,
  slot,
} from '../figure-shapes.ts';

const bubble = (x: number, fill: 'brand' | 'quiet', tail: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [142, 82], radius: 24, fill },
  cutOut(
    [
      [tail, 78],
      [tail + 24, 78],
      [tail + 12, 98],
    ],
    fill,
    8,
  ),
];

/** A yes and a no, each in a message. */
export const answers = piece([
  ...bubble(0, 'brand', 30),
  { kind: 'tick', at: [71, 42], r: 21, stroke: 'onBrand', width: 10 },
  ...bubble(158, 'quiet', 246),
  ...cross([229, 41], 16, 'brand'),
]);

/** A banknote above a slider for a range. */
export const payRange = piece([
  { kind: 'frame', at: [0, 0], size: [300, 62], radius: 12, fill: 'quiet' },
  { kind: 'dot', at: [150, 31], r: 21, fill: 'brand' },
  ...dollarSign([150, 31], 14, 'onBrand'),
  ...[34, 266].map((x): Shape => ({ kind: 'dot', at: [x, 31], r: 10, fill: 'brand' })),
  slot([0, 86], [300, 8], 'quiet'),
  line([84, 90], [216, 90], 'brand', 8),
  ...[84, 216].map((x): Shape => ({ kind: 'dot', at: [x, 90], r: 14, fill: 'brand' })),
]);

/** A résumé, and the lock that keeps it private. */
export const lockedResume = piece([
  { kind: 'frame', at: [0, 0], size: [190, 104], radius: 16, fill: 'quiet' },
  ...avatar([48, 52], 32, 'raised', looks.glasses),
  slot([94, 28], [76, 10], 'brand'),
  slot([94, 48], [56, 8], 'brand'),
  slot([94, 66], [66, 8], 'brand'),
  ...padlock(258, 'brand', 'match', 'strong'),
]);

/** A book, and the day for reading it. */
export const studyDay = piece([
  cutOut(
    [
      [6, 14],
      [72, 28],
      [72, 98],
      [6, 84],
    ],
    'quiet',
    12,
  ),
  cutOut(
    [
      [84, 28],
      [150, 14],
      [150, 84],
      [84, 98],
    ],
    'brand',
    12,
  ),
  ...[34, 52].flatMap((y) => [
    line([18, y], [60, y + 9], 'brand', 6),
    line([96, y + 9], [138, y], 'quiet', 6),
  ]),
  ...calendar(174, 3, 4, ['brand', 'quiet', 'onBrand']),
]);
