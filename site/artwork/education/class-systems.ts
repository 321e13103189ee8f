import { cutOut, line, looks, panel, pieceOn, slot, waves } from '../figure-shapes.ts';

/** A school like a piece of a puzzle. A builder pushes the next room onto it. */
export const platform = pieceOn('brand', [
  line([68, 4], [68, 22], 'raised', 4),
  panel([68, 2], [24, 12], 2, 'match'),
  panel([6, 36], [120, 68], 4, 'raised'),
  cutOut(
    [
      [66, 18],
      [124, 38],
      [8, 38],
    ],
    'quiet',
    8,
  ),
  { kind: 'dot', at: [66, 50], r: 13, fill: 'strong' },
  line([66, 50], [66, 43], 'raised', 3),
  line([66, 50], [71, 52], 'raised', 3),
  panel([54, 74], [24, 30], 3, 'strong'),
  ...[16, 96].flatMap((x) => [54, 80].map((y) => panel([x, y], [20, 16], 2, 'quiet'))),
  panel([156, 36], [82, 68], 4, 'match'),
  slot([150, 28], [94, 12], 'quiet'),
  panel([208, 52], [20, 16], 2, 'strong'),
  panel([208, 78], [20, 16], 2, 'strong'),
  { kind: 'dot', at: [178, 70], r: 20, fill: 'background' },
  panel([154, 58], [16, 24], 0, 'background'),
  line([134, 70], [150, 70], 'raised', 18),
  { kind: 'dot', at: [156, 70], r: 16, fill: 'raised' },
  { kind: 'face', at: [270, 104], size: 84, ...looks.hardHat, clothes: 'raised', collar: 'brand' },
  line([256, 98], [244, 70], 'raised', 14),
  { kind: 'dot', at: [242, 66], r: 9, fill: 'quiet' },
]);

/** A teacher reaches out of a screen with captions and gives a pupil a high five. */
export const lesson = pieceOn('subtle', [
  panel([10, 2], [140, 90], 10, 'brand'),
  panel([18, 10], [124, 74], 4, 'raised'),
  { kind: 'face', at: [70, 84], size: 70, ...looks.bob, clothes: 'quiet', collar: 'brand' },
  line([92, 76], [164, 40], 'quiet', 16),
  line([157, 36], [164, 50], 'brand', 5),
  { kind: 'dot', at: [172, 36], r: 13, fill: 'quiet' },
  panel([30, 66], [82, 24], 6, 'strong'),
  slot([38, 71], [66, 5], 'match'),
  slot([38, 80], [44, 5], 'match'),
  slot([0, 90], [160, 14], 'brand'),
  line([228, 96], [206, 54], 'brand', 18),
  { kind: 'dot', at: [197, 38], r: 13, fill: 'quiet' },
  line([185, 16], [185, 5], 'brand', 5),
  line([168, 17], [161, 8], 'brand', 5),
  line([202, 17], [209, 8], 'brand', 5),
  { kind: 'face', at: [260, 104], size: 102, ...looks.afro, hair: 'brand', collar: 'raised' },
]);

/** A hamster has a film and a book in its cheeks. Its phone has no connection. */
export const offlinePhone = pieceOn('brand', [
  { kind: 'dots', at: [70, 21], count: 2, gap: 76, r: 20, fill: 'quiet' },
  { kind: 'dots', at: [70, 21], count: 2, gap: 76, r: 10, fill: 'brand' },
  panel([50, 4], [116, 100], 50, 'quiet'),
  { kind: 'dots', at: [44, 60], count: 2, gap: 128, r: 44, fill: 'raised' },
  { kind: 'dots', at: [92, 30], count: 2, gap: 32, r: 7, fill: 'strong' },
  cutOut(
    [
      [34, 44],
      [60, 60],
      [34, 76],
    ],
    'strong',
    8,
  ),
  cutOut(
    [
      [144, 44],
      [172, 52],
      [200, 44],
      [200, 72],
      [172, 80],
      [144, 72],
    ],
    'strong',
    6,
  ),
  line([172, 54], [172, 76], 'raised', 4),
  panel([97, 62], [10, 22], 3, 'raised'),
  panel([109, 62], [10, 22], 3, 'raised'),
  slot([95, 48], [26, 17], 'strong'),
  panel([226, 0], [74, 104], 14, 'brand'),
  panel([234, 10], [58, 84], 6, 'quiet'),
  ...waves([263, 70], [17, 34], [-45, 45], 'strong', 8),
  { kind: 'dot', at: [263, 69], r: 6, fill: 'strong' },
  line([245, 26], [281, 80], 'raised', 9),
  slot([204, 80], [38, 22], 'quiet'),
]);
