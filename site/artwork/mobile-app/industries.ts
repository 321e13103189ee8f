import { cutOut, line, looks, panel, piece, slot, sneaker } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A nurse scans a mummy’s wristband. Without it, nobody would know this patient. */
export const wristband = piece([
  { kind: 'face', at: [44, 104], size: 100, ...looks.ponytail, clothes: 'quiet', collar: 'strong' },
  panel([226, 52], [74, 52], 20, 'raised'),
  panel([230, 0], [66, 64], 30, 'raised'),
  slot([238, 20], [50, 17], 'quiet'),
  { kind: 'dots', at: [252, 29], count: 2, gap: 20, r: 4, fill: 'strong' },
  ...[46, 68, 86].map((y) => line([236, y], [288, y - 6], 'quiet', 4)),
  line([238, 80], [166, 80], 'raised', 22),
  panel([170, 66], [22, 28], 5, 'strong'),
  line([124, 80], [166, 80], 'match', 6),
  line([74, 92], [104, 84], 'quiet', 16),
  panel([98, 60], [26, 44], 6, 'strong'),
  panel([96, 2], [122, 40], 12, 'raised'),
  cutOut(
    [
      [104, 38],
      [122, 38],
      [110, 54],
    ],
    'raised',
    4,
  ),
  onBright(centered(heading([157, 23], 'Age 3,300', 24))),
]);

/** A phone as a bus. Its passengers are a shopper and what is in the cart. */
export const bus = piece([
  slot([150, 0], [28, 14], 'quiet'),
  slot([188, 0], [50, 14], 'quiet'),
  panel([0, 5], [300, 82], 22, 'raised'),
  ...[12, 90, 168].map((x) => panel([x, 15], [70, 50], 8, 'quiet')),
  panel([246, 15], [38, 50], 8, 'strong'),
  slot([290, 30], [5, 32], 'strong'),
  { kind: 'face', at: [47, 65], size: 48, ...looks.curls },
  ...sneaker([94, 34], 1.7, 'strong', 'raised'),
  cutOut(
    [
      [187, 37],
      [219, 37],
      [223, 60],
      [183, 60],
    ],
    'strong',
    6,
  ),
  { kind: 'arc', at: [203, 34], r: 10, from: 270, to: 450, stroke: 'strong', width: 4 },
  { kind: 'dots', at: [62, 86], count: 2, gap: 170, r: 18, fill: 'strong' },
  { kind: 'dots', at: [62, 86], count: 2, gap: 170, r: 7, fill: 'quiet' },
]);
