import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot, waves } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A treehouse, to which a carpenter adds a room. */
export const platform = piece([
  { kind: 'dots', at: [34, 44], count: 2, gap: 76, r: 34, fill: 'quiet' },
  { kind: 'dot', at: [72, 30], r: 30, fill: 'quiet' },
  panel([54, 70], [36, 34], 2, 'brand'),
  line([78, 100], [144, 78], 'brand', 12),
  panel([38, 30], [68, 46], 0, 'raised'),
  { kind: 'face', at: [72, 78], size: 54, ...looks.bob, clothes: 'brand' },
  cutOut(
    [
      [72, 5],
      [116, 28],
      [28, 28],
    ],
    'brand',
    8,
  ),
  panel([140, 26], [86, 48], 4, 'brand'),
  onBrand(centered(heading([183, 51], 'LTI', 42))),
  line([136, 22], [230, 9], 'raised', 10),
  slot([10, 73], [290, 11], 'raised'),
  ...[246, 280].map((x) => line([x, 84], [x, 104], 'raised', 6)),
  line([246, 94], [280, 94], 'raised', 6),
  line([244, 64], [238, 44], 'brand', 13),
  line([238, 44], [240, 28], 'control', 7),
  line([232, 26], [250, 29], 'quiet', 12),
  { kind: 'face', at: [272, 74], size: 74, ...looks.hardHat, hair: 'match', clothes: 'brand' },
]);

/** A teacher jumps out of the box of her week. A caption is below her, and a pupil raises a hand. */
export const lesson = piece([
  line([8, 54], [30, 10], 'brand', 15),
  ...[0, 1, 2, 3, 4].map(
    (coil): Shape => ({
      kind: 'dot',
      at: [54 + coil * 17, 54 - coil],
      r: 15,
      stroke: 'raised',
      width: 6,
    }),
  ),
  panel([0, 56], [122, 48], 8, 'brand'),
  onBrand(centered(heading([61, 81], 'Week 6', 31))),
  { kind: 'face', at: [160, 74], size: 74, ...looks.bob, clothes: 'quiet', collar: 'brand' },
  panel([128, 70], [76, 34], 10, 'raised'),
  onBright(centered(strong([166, 88], 'Hello!', 24))),
  line([284, 92], [288, 40], 'raised', 16),
  { kind: 'dot', at: [288, 36], r: 11, fill: 'quiet' },
  { kind: 'face', at: [250, 104], size: 90, ...looks.afro, clothes: 'raised', collar: 'brand' },
]);

/** A hamster with lessons in its cheeks holds a phone without a connection. */
export const offlinePhone = piece([
  { kind: 'dots', at: [70, 20], count: 2, gap: 76, r: 18, fill: 'quiet' },
  { kind: 'dots', at: [70, 20], count: 2, gap: 76, r: 9, fill: 'brand' },
  panel([50, 4], [116, 100], 50, 'quiet'),
  { kind: 'dots', at: [44, 66], count: 2, gap: 128, r: 38, fill: 'raised' },
  { kind: 'dots', at: [88, 34], count: 2, gap: 40, r: 6, fill: 'strong' },
  onBright(centered(heading([45, 67], 'Unit 3', 24))),
  onBright(centered(heading([171, 67], 'Unit 4', 24))),
  panel([97, 58], [10, 20], 3, 'raised'),
  panel([109, 58], [10, 20], 3, 'raised'),
  slot([97, 46], [22, 14], 'strong'),
  panel([224, 0], [76, 104], 14, 'brand'),
  panel([232, 10], [60, 84], 6, 'quiet'),
  ...waves([262, 70], [17, 34], [-45, 45], 'strong', 8),
  { kind: 'dot', at: [262, 69], r: 6, fill: 'strong' },
  line([244, 26], [280, 80], 'raised', 9),
  slot([204, 78], [38, 22], 'quiet'),
]);
