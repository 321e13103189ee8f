import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A corkboard, where a planner pins a visitor’s question above the page that answers it. */
export const plannedPage = piece([
  panel([0, 0], [300, 98], 14, 'brand'),
  panel([8, 8], [284, 82], 8, 'subtle'),
  panel([20, 18], [52, 30], 4, 'quiet'),
  slot([29, 30], [34, 7], 'strong'),
  panel([20, 56], [52, 26], 4, 'quiet'),
  slot([29, 66], [22, 7], 'strong'),
  panel([84, 20], [100, 64], 4, 'raised'),
  onBright(centered(heading([132, 54], 'How?', 34))),
  { kind: 'face', at: [244, 98], size: 90, ...looks.bob, clothes: 'strong' },
  {
    kind: 'line',
    points: [
      [220, 92],
      [198, 78],
      [192, 38],
    ],
    stroke: 'strong',
    width: 15,
  },
  { kind: 'dot', at: [188, 28], r: 10, fill: 'quiet' },
  { kind: 'dot', at: [174, 28], r: 8, fill: 'match' },
  slot([0, 92], [300, 12], 'quiet'),
]);

/** The longest headline is a snake that fits on a phone. A tape measures the phone’s width. */
export const phoneWidth = piece([
  panel([0, 0], [226, 100], 30, 'brand'),
  panel([9, 9], [208, 95], 22, 'raised'),
  slot([86, 13], [54, 8], 'brand'),
  cutOut(
    [
      [20, 28],
      [44, 36],
      [44, 46],
    ],
    'match',
    6,
  ),
  line([44, 38], [178, 38], 'match', 24),
  { kind: 'arc', at: [180, 55], r: 17, from: 0, to: 180, stroke: 'match', width: 24 },
  line([48, 72], [180, 72], 'match', 24),
  { kind: 'dots', at: [37, 64], count: 2, gap: 19, r: 10, fill: 'match' },
  slot([28, 58], [44, 30], 'match'),
  { kind: 'dots', at: [38, 64], count: 2, gap: 18, r: 4.5, fill: 'strong' },
  line([30, 78], [20, 80], 'strong', 4),
  {
    kind: 'line',
    points: [
      [12, 76],
      [20, 80],
      [14, 87],
    ],
    stroke: 'strong',
    width: 4,
  },
  onBright(heading([38, 39], 'Replacement', 23)),
  onBright(heading([76, 72], 'registration', 23)),
  panel([0, 90], [250, 14], 3, 'subtle'),
  { ...line([14, 97], [234, 97], 'strong', 5), dashed: true },
  panel([236, 38], [64, 66], 18, 'quiet'),
  { kind: 'dot', at: [268, 68], r: 18, fill: 'strong' },
  { kind: 'dot', at: [268, 68], r: 7, fill: 'raised' },
]);

/** A small car, from its rear bumper. Its wheels stand at 96. */
const car = (x: number, fill: Tone, glass: Tone): readonly Shape[] => [
  cutOut(
    [
      [x + 22, 74],
      [x + 34, 56],
      [x + 74, 56],
      [x + 90, 74],
    ],
    fill,
    10,
  ),
  panel([x + 35, 58], [38, 14], 3, glass),
  panel([x, 70], [118, 20], 9, fill),
  ...[28, 90].map((wheel): Shape => ({ kind: 'dot', at: [x + wheel, 86], r: 10, fill: 'strong' })),
];

const spots: readonly Point[] = [
  [63, 49],
  [53, 37],
  [62, 30],
];

/** A garage’s height limit. One car fits below it, and one has a giraffe in it. */
export const sizeLimit = piece([
  panel([134, 0], [166, 100], 12, 'quiet'),
  panel([150, 10], [134, 90], 4, 'strong'),
  ...[178, 256].map((x) => line([x, 6], [x, 18], 'raised', 4)),
  panel([160, 16], [114, 29], 6, 'raised'),
  onBright(centered(strong([217, 31], 'Limit', 25))),
  ...car(158, 'match', 'strong'),
  line([58, 72], [58, 22], 'raised', 22),
  line([60, 22], [94, 30], 'raised', 20),
  ...[52, 66].map((x) => line([x, 14], [x - 2, 3], 'raised', 5)),
  { kind: 'dot', at: [74, 22], r: 3.5, fill: 'strong' },
  ...spots.map((at): Shape => ({ kind: 'dot', at, r: 5, fill: 'quiet' })),
  ...car(4, 'subtle', 'strong'),
  slot([0, 95], [300, 9], 'control'),
]);
