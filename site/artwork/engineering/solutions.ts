import type { Shape } from '#design-system';
import { cutOut, line, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A robot arm that wears a watch with its run time, and the coffee that it stops for. */
export const runTime = piece([
  panel([0, 84], [76, 20], 8, 'brand'),
  line([38, 84], [38, 44], 'quiet', 26),
  line([38, 40], [200, 40], 'quiet', 34),
  { kind: 'dot', at: [38, 40], r: 26, fill: 'brand' },
  { kind: 'dot', at: [38, 40], r: 11, fill: 'quiet' },
  panel([76, 8], [108, 64], 18, 'brand'),
  panel([83, 15], [94, 50], 12, 'raised'),
  onBright(centered(heading([130, 41], '6.2 h', 35))),
  panel([182, 32], [8, 16], 3, 'raised'),
  panel([198, 14], [26, 52], 10, 'brand'),
  { kind: 'arc', at: [282, 58], r: 12, from: 0, to: 180, stroke: 'raised', width: 8 },
  panel([234, 30], [50, 64], 12, 'raised'),
  line([220, 24], [250, 38], 'brand', 12),
  line([220, 56], [250, 56], 'brand', 12),
  ...[250, 270].map(
    (x): Shape => ({
      kind: 'match',
      from: [x, 22],
      to: [x + 4, 4],
      direction: 'down',
      stroke: 'quiet',
      width: 5,
    }),
  ),
  slot([200, 92], [100, 12], 'quiet'),
]);

const candles = [
  { digit: '5', x: 48 },
  { digit: '0', x: 88 },
  { digit: '0', x: 128 },
  { digit: 'h', x: 168 },
] as const;

/** A machine’s birthday cake after 500 hours, and an oil can for its icing. */
export const service = piece([
  ...candles.flatMap(({ digit, x }): readonly Shape[] => [
    { kind: 'dot', at: [x, 5], r: 5, fill: 'match' },
    line([x, 9], [x, 14], 'text', 4),
    centered({ ...heading([x, 32], digit, 44), fill: 'text' }),
  ]),
  panel([18, 52], [180, 46], 12, 'raised'),
  panel([18, 50], [180, 18], 9, 'strong'),
  { kind: 'dots', at: [42, 68], count: 4, gap: 44, r: 10, fill: 'strong' },
  line([26, 86], [190, 86], 'quiet', 6),
  slot([0, 92], [216, 12], 'quiet'),
  line([262, 50], [222, 8], 'quiet', 7),
  { kind: 'dot', at: [216, 26], r: 6, fill: 'strong' },
  cutOut(
    [
      [254, 42],
      [276, 42],
      [292, 64],
      [238, 64],
    ],
    'quiet',
    10,
  ),
  panel([233, 66], [64, 38], 8, 'quiet'),
  panel([233, 72], [64, 8], 0, 'strong'),
]);

/** A bolt with a face, whose head is at this height. It stands at 98. */
const bolt = (x: number, top: number): readonly Shape[] => [
  panel([x + 9, top + 16], [26, 82 - top], 4, 'quiet'),
  ...[79, 89].map((y) => line([x + 10, y + 2], [x + 34, y - 2], 'strong', 3.5)),
  cutOut(
    [
      [x + 8, top + 3],
      [x + 36, top + 3],
      [x + 41, top + 8],
      [x + 41, top + 21],
      [x + 3, top + 21],
      [x + 3, top + 8],
    ],
    'quiet',
    6,
  ),
  { kind: 'dots', at: [x + 16, top + 9], count: 2, gap: 12, r: 3, fill: 'strong' },
  { kind: 'arc', at: [x + 22, top + 11], r: 6, from: 120, to: 240, stroke: 'strong', width: 3 },
];

/** Bolts in line for a class photo. One is above the limit, and has a tag with its number. */
export const controlChart = piece([
  slot([0, 32], [300, 9], 'match'),
  ...[0, 54, 108].flatMap((x) => bolt(x, 46)),
  ...bolt(162, 0),
  cutOut(
    [
      [216, 69],
      [232, 52],
      [294, 52],
      [294, 86],
      [232, 86],
    ],
    'raised',
    10,
  ),
  { kind: 'match', from: [198, 50], to: [226, 69], stroke: 'raised', width: 4 },
  { kind: 'dot', at: [227, 69], r: 5, fill: 'strong' },
  onBright(strong([238, 70], 'No. 4', 23)),
  slot([0, 95], [300, 9], 'brand'),
]);
