import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A cable that is a snake. It has swallowed a TV and a phone, and its tag has the date for all. */
export const bundle = piece([
  panel([8, 32], [16, 18], 3, 'raised'),
  panel([2, 44], [28, 22], 5, 'raised'),
  {
    kind: 'line',
    points: [
      [16, 66],
      [18, 82],
      [32, 92],
      [246, 92],
      [256, 80],
      [256, 40],
    ],
    stroke: 'quiet',
    width: 24,
  },
  panel([40, 2], [106, 102], 32, 'quiet'),
  panel([52, 18], [82, 58], 9, 'raised'),
  panel([60, 26], [66, 42], 4, 'strong'),
  line([74, 85], [112, 85], 'raised', 8),
  panel([152, 14], [66, 90], 26, 'quiet'),
  panel([165, 24], [40, 70], 9, 'raised'),
  panel([171, 31], [28, 48], 3, 'strong'),
  { kind: 'dot', at: [185, 87], r: 4, fill: 'strong' },
  slot([232, 4], [60, 40], 'quiet'),
  { kind: 'arc', at: [262, 22], r: 7, from: 270, to: 450, stroke: 'strong', width: 4 },
  { kind: 'arc', at: [275, 20], r: 12, from: 120, to: 215, stroke: 'strong', width: 4 },
  panel([230, 54], [56, 50], 9, 'match'),
  slot([238, 47], [40, 11], 'strong'),
  onBright(centered(heading([258, 82], '14', 34))),
]);

/** A technician with a plug mistakes a pig’s snout for a socket. */
export const sameSim = pieceOn('inverse', [
  {
    kind: 'face',
    at: [44, 104],
    size: 104,
    ...looks.hardHat,
    hair: 'match',
    clothes: 'raised',
    collar: 'strong',
  },
  line([66, 88], [106, 80], 'raised', 25),
  ...[67, 85].map((y) => line([160, y], [184, y], 'quiet', 8)),
  panel([122, 58], [38, 36], 12, 'raised'),
  { kind: 'dot', at: [118, 77], r: 14, fill: 'quiet' },
  panel([196, 74], [104, 30], 14, 'quiet'),
  { kind: 'dot', at: [248, 56], r: 46, fill: 'quiet' },
  ...[-1, 1].map(
    (side): Shape =>
      cutOut(
        [
          [248 + side * 12, 14],
          [248 + side * 44, 6],
          [248 + side * 45, 36],
        ],
        'raised',
        8,
      ),
  ),
  { kind: 'dots', at: [230, 42], count: 2, gap: 32, r: 5.5, fill: 'strong' },
  slot([206, 54], [72, 42], 'raised'),
  ...[226, 248].map((x) => slot([x, 63], [10, 24], 'strong')),
  panel([90, 0], [104, 36], 14, 'raised'),
  cutOut(
    [
      [164, 30],
      [182, 30],
      [197, 48],
    ],
    'raised',
    4,
  ),
  onBright(centered(strong([142, 19], 'No port', 24))),
]);
