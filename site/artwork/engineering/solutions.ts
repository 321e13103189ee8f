import type { Shape } from '#design-system';
import { cutOut, line, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A robot arm that wears a watch with its run time, and the coffee that it stops for. */
export const runTime = piece([
  panel([20, 81], [66, 17], 7, 'brand'),
  line([53, 81], [53, 46], 'quiet', 22.5),
  line([53, 43], [193, 43], 'quiet', 29.5),
  { kind: 'dot', at: [53, 43], r: 22.5, fill: 'brand' },
  { kind: 'dot', at: [53, 43], r: 9.5, fill: 'quiet' },
  panel([86, 15], [93, 55], 16, 'brand'),
  panel([92, 21], [81, 43], 10, 'raised'),
  onBright(centered(heading([133, 43], '6.2 h', 30))),
  panel([178, 36], [7, 14], 3, 'raised'),
  panel([192, 20], [22, 45], 9, 'brand'),
  { kind: 'arc', at: [264, 58], r: 10.5, from: 0, to: 180, stroke: 'raised', width: 7 },
  panel([223, 34], [43, 55], 10, 'raised'),
  line([211, 29], [237, 41], 'brand', 10.5),
  line([211, 56], [237, 56], 'brand', 10.5),
  ...[237, 254].map(
    (x): Shape => ({
      kind: 'match',
      from: [x, 27],
      to: [x + 3, 11],
      direction: 'down',
      stroke: 'quiet',
      width: 4.5,
    }),
  ),
  slot([193, 88], [87, 10], 'quiet'),
]);

const candles = [
  { digit: '5', x: 62 },
  { digit: '0', x: 96 },
  { digit: '0', x: 131 },
  { digit: 'h', x: 166 },
] as const;

/** A machine’s birthday cake after 500 hours, and an oil can for its icing. */
export const service = piece([
  ...candles.flatMap(({ digit, x }): readonly Shape[] => [
    { kind: 'dot', at: [x, 12], r: 4.5, fill: 'match' },
    line([x, 16], [x, 20], 'text', 3.5),
    centered({ ...heading([x, 36], digit, 38), fill: 'text' }),
  ]),
  panel([36, 53], [156, 40], 10, 'raised'),
  panel([36, 51], [156, 16], 8, 'strong'),
  { kind: 'dots', at: [57, 67], count: 4, gap: 38, r: 8.5, fill: 'strong' },
  line([43, 82], [185, 82], 'quiet', 5),
  slot([20, 88], [187, 10], 'quiet'),
  line([247, 51], [212, 15], 'quiet', 6),
  { kind: 'dot', at: [207, 30], r: 5, fill: 'strong' },
  cutOut(
    [
      [240, 44],
      [259, 44],
      [273, 63],
      [226, 63],
    ],
    'quiet',
    8.5,
  ),
  panel([222, 65], [55, 33], 7, 'quiet'),
  panel([222, 70], [55, 7], 0, 'strong'),
]);

/** A bolt with a face, whose head is at this height. It stands at 93. */
const bolt = (x: number, top: number): readonly Shape[] => [
  panel([x + 8, top + 14], [22, 79 - top], 3, 'quiet'),
  ...[76, 85].map((y) => line([x + 9, y + 2], [x + 29, y - 2], 'strong', 3)),
  cutOut(
    [
      [x + 7, top + 3],
      [x + 31, top + 3],
      [x + 35, top + 7],
      [x + 35, top + 18],
      [x + 3, top + 18],
      [x + 3, top + 7],
    ],
    'quiet',
    5,
  ),
  { kind: 'dots', at: [x + 14, top + 8], count: 2, gap: 10, r: 2.5, fill: 'strong' },
  { kind: 'arc', at: [x + 19, top + 10], r: 5, from: 120, to: 240, stroke: 'strong', width: 2.5 },
];

/** Bolts in line for a class photo. One is above the limit, and has a tag with its number. */
export const controlChart = piece([
  slot([20, 36], [260, 8], 'match'),
  ...[20, 67, 114].flatMap((x) => bolt(x, 48)),
  ...bolt(160, 8),
  cutOut(
    [
      [207, 68],
      [221, 53],
      [275, 53],
      [275, 82],
      [221, 82],
    ],
    'raised',
    8.5,
  ),
  { kind: 'match', from: [192, 51], to: [216, 68], stroke: 'raised', width: 3.5 },
  { kind: 'dot', at: [217, 68], r: 4.5, fill: 'strong' },
  onBright(strong([226, 69], 'No. 4', 19)),
  slot([20, 90], [260, 8], 'brand'),
]);
