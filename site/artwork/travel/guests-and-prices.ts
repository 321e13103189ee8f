import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A receptionist scans a zebra, the guest. On the phone, its stripes are a barcode. */
export const scannedGuest = piece([
  line([222, 42], [240, 14], 'quiet', 14),
  line([236, 58], [254, 26], 'raised', 34),
  line([262, 18], [268, 7], 'raised', 10),
  line([256, 24], [280, 40], 'raised', 32),
  ...[210, 238].flatMap((x) => [
    line([x, 76], [x, 97], 'raised', 14),
    line([x - 4, 92], [x + 4, 92], 'strong', 5),
  ]),
  panel([130, 38], [124, 46], 20, 'raised'),
  ...(
    [
      [183, 6],
      [195, 11],
      [212, 5],
      [223, 9],
    ] as const
  ).map(([x, width]) => panel([x, 38], [width, 46], 0, 'strong')),
  line([228, 34], [255, 49], 'strong', 6),
  line([235, 20], [252, 30], 'strong', 6),
  { kind: 'dot', at: [281, 42], r: 18, fill: 'quiet' },
  { kind: 'dot', at: [288, 36], r: 3, fill: 'strong' },
  line([274, 50], [288, 50], 'strong', 4),
  { kind: 'dot', at: [264, 26], r: 5.5, fill: 'strong' },
  {
    kind: 'face',
    at: [44, 104],
    size: 104,
    ...looks.baldHead,
    skin: 'raised',
    wears: 'mustache',
    clothes: 'quiet',
    collar: 'strong',
  },
  panel([110, 2], [66, 102], 13, 'quiet'),
  panel([118, 11], [50, 78], 6, 'match'),
  ...(
    [
      [124, 6],
      [134, 11],
      [149, 4],
      [156, 7],
    ] as const
  ).map(([x, width]) => panel([x, 20], [width, 60], 0, 'strong')),
  line([66, 90], [108, 84], 'quiet', 25),
  { kind: 'dot', at: [112, 82], r: 14, fill: 'raised' },
]);

/** The star of the points, on the camel’s first hump. */
const star = cutOut(
  [
    [62, 24],
    [67, 36],
    [80, 36],
    [70, 45],
    [74, 58],
    [62, 50],
    [50, 58],
    [54, 45],
    [44, 36],
    [57, 36],
  ],
  'strong',
  4,
);

/** A camel has points in one hump and miles in the other. A call-center agent sits between them. */
export const twoHumps = piece([
  line([44, 58], [26, 84], 'quiet', 8),
  ...[48, 70, 178, 200].map((x) => line([x, 70], [x, 97], 'quiet', 13)),
  slot([36, 46], [174, 40], 'quiet'),
  { kind: 'dots', at: [70, 44], count: 2, gap: 108, r: 33, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [194, 64],
      [228, 78],
      [246, 62],
      [246, 24],
    ],
    stroke: 'quiet',
    width: 24,
  },
  line([246, 19], [278, 24], 'quiet', 30),
  line([240, 12], [231, 6], 'quiet', 9),
  { kind: 'dot', at: [280, 28], r: 19, fill: 'raised' },
  line([276, 37], [292, 34], 'strong', 4),
  { kind: 'dot', at: [290, 23], r: 3, fill: 'strong' },
  line([250, 15], [260, 15], 'strong', 5),
  star,
  line([172, 40], [206, 40], 'strong', 8),
  ...[26, 54].map((y) => line([180, y], [191, 40], 'strong', 7)),
  panel([90, 8], [68, 70], 6, 'raised'),
  slot([80, 2], [88, 12], 'raised'),
  { kind: 'face', at: [124, 90], size: 90, ...looks.bob, wears: 'headset' },
  panel([80, 66], [88, 36], 9, 'match'),
  onBright(centered(heading([124, 85], '6,000', 28))),
]);

/** An analyst looks through a telescope at the moon, which shows the price of the night. */
export const pricedNight = piece([
  { kind: 'dot', at: [54, 51], r: 50, fill: 'raised' },
  { kind: 'dots', at: [34, 14], count: 2, gap: 42, r: 6, fill: 'quiet' },
  { kind: 'dot', at: [92, 57], r: 8, fill: 'quiet' },
  ...[17, 56].map((x) => slot([x, 24], [35, 23], 'strong')),
  line([36, 29], [72, 29], 'strong', 6),
  { kind: 'arc', at: [54, 44], r: 15, from: 130, to: 250, stroke: 'strong', width: 4 },
  panel([3, 66], [102, 38], 10, 'match'),
  onBright(centered(heading([54, 86], '$172', 32))),
  {
    kind: 'face',
    at: [256, 104],
    size: 104,
    ...looks.baldHead,
    wears: 'earrings',
    clothes: 'raised',
    collar: 'quiet',
  },
  panel([233, 2], [46, 32], 15, 'raised'),
  slot([220, 25], [72, 11], 'raised'),
  panel([233, 19], [46, 6], 0, 'quiet'),
  line([238, 51], [216, 46], 'raised', 12),
  line([212, 45], [174, 36], 'raised', 20),
  line([168, 34], [136, 27], 'quiet', 30),
  { kind: 'dot', at: [132, 26], r: 15, fill: 'raised' },
  line([230, 92], [196, 52], 'raised', 22),
  { kind: 'dot', at: [194, 48], r: 13, fill: 'quiet' },
]);
