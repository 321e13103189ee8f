import type { Shape } from '#design-system';
import { cutOut, dollarSign, line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A gumball machine. Sales and marketing have counted the gumballs and hold up the same number. */
export const sameCount = pieceOn('accent', [
  { kind: 'face', at: [48, 104], size: 104, ...looks.baldHead, skin: 'raised', clothes: 'brand' },
  { kind: 'face', at: [252, 104], size: 104, ...looks.longHair, clothes: 'strong' },
  panel([118, 70], [64, 34], 8, 'brand'),
  { kind: 'dot', at: [150, 42], r: 37, fill: 'raised' },
  { kind: 'dots', at: [139, 22], count: 2, gap: 22, r: 9, fill: 'quiet' },
  { kind: 'dots', at: [127, 41], count: 3, gap: 23, r: 9, fill: 'brand' },
  { kind: 'dots', at: [139, 61], count: 2, gap: 22, r: 9, fill: 'strong' },
  slot([124, 72], [52, 8], 'strong'),
  slot([132, 0], [36, 9], 'strong'),
  panel([141, 86], [18, 18], 6, 'strong'),
  ...[88, 212].flatMap((x): readonly Shape[] => [
    panel([x - 31, 69], [62, 35], 6, 'strong'),
    { ...centered(heading([x, 87], '214', 27)), fill: 'match' },
  ]),
  { kind: 'dots', at: [53, 95], count: 2, gap: 194, r: 9, fill: 'raised' },
]);

/** A hippo in a bathtub that fits it. The plumber has made it for two tons. */
export const madeForHippo = pieceOn('inverse', [
  { kind: 'face', at: [38, 104], size: 104, ...looks.hardHat, clothes: 'raised', collar: 'strong' },
  { kind: 'dots', at: [112, 97], count: 2, gap: 150, r: 7, fill: 'control' },
  panel([134, 34], [80, 40], 20, 'quiet'),
  panel([98, 24], [28, 50], 12, 'quiet'),
  { kind: 'dots', at: [137, 50], count: 3, gap: 18, r: 12, fill: 'raised' },
  panel([82, 62], [210, 36], 18, 'brand'),
  onBrand(centered(heading([134, 83], '2 tons', 27))),
  slot([74, 56], [226, 11], 'raised'),
  { kind: 'dots', at: [196, 22], count: 2, gap: 64, r: 9, fill: 'quiet' },
  panel([196, 8], [64, 56], 22, 'quiet'),
  { kind: 'dots', at: [214, 76], count: 2, gap: 28, r: 7, fill: 'raised' },
  panel([174, 38], [108, 38], 19, 'quiet'),
  panel([201, 0], [54, 20], 10, 'match'),
  slot([195, 11], [66, 8], 'raised'),
  { kind: 'dots', at: [216, 30], count: 2, gap: 24, r: 4.5, fill: 'strong' },
  { kind: 'dots', at: [204, 50], count: 2, gap: 48, r: 5.5, fill: 'strong' },
  line([58, 96], [84, 70], 'raised', 15),
  { kind: 'dot', at: [86, 64], r: 10, fill: 'quiet' },
]);

/** A mule carries ERP and bills, and has a phone in its mouth. */
export const loadedMule = pieceOn('brand', [
  slot([0, 96], [300, 8], 'control'),
  line([34, 56], [16, 84], 'quiet', 8),
  ...[48, 72, 162, 186].map((x) => line([x, 72], [x, 92], 'brand', 13)),
  slot([28, 42], [178, 44], 'brand'),
  line([190, 62], [218, 34], 'brand', 32),
  ...[-6, 10].map((x) => line([214 + x, 26], [206 + x * 1.6, 7], 'brand', 10)),
  line([220, 34], [248, 48], 'brand', 27),
  line([250, 49], [257, 52], 'quiet', 25),
  { kind: 'dot', at: [230, 34], r: 4, fill: 'raised' },
  panel([34, 6], [72, 58], 8, 'raised'),
  onBright(centered(heading([70, 34], 'ERP', 31))),
  panel([112, 20], [72, 44], 8, 'quiet'),
  ...dollarSign([148, 41], 17, 'strong'),
  { kind: 'match', from: [180, 56], to: [240, 76], stroke: 'strong', width: 4 },
  line([244, 66], [284, 66], 'strong', 10),
  { kind: 'dots', at: [244, 72], count: 2, gap: 40, r: 9, fill: 'strong' },
]);

/** The last of 48,210 migratory birds arrives. A client checks it off. The old birdhouse is locked. */
export const lastBird = pieceOn('accent', [
  panel([10, 34], [50, 70], 6, 'brand'),
  cutOut(
    [
      [6, 36],
      [35, 8],
      [64, 36],
    ],
    'strong',
    10,
  ),
  { kind: 'arc', at: [35, 66], r: 11, from: -90, to: 90, stroke: 'strong', width: 6 },
  panel([18, 66], [34, 28], 6, 'strong'),
  cutOut(
    [
      [104, 50],
      [78, 32],
      [78, 62],
    ],
    'brand',
    10,
  ),
  cutOut(
    [
      [140, 46],
      [104, 6],
      [164, 30],
    ],
    'brand',
    10,
  ),
  cutOut(
    [
      [196, 22],
      [213, 30],
      [196, 38],
    ],
    'strong',
    6,
  ),
  panel([80, 28], [118, 56], 28, 'raised'),
  { kind: 'dot', at: [178, 30], r: 24, fill: 'raised' },
  { kind: 'dot', at: [184, 24], r: 5, fill: 'strong' },
  onBright(centered(heading([139, 61], '48,210', 31))),
  { kind: 'face', at: [262, 104], size: 104, ...looks.glasses, skin: 'raised' },
  panel([206, 62], [46, 42], 6, 'strong'),
  { kind: 'dot', at: [228, 84], r: 15, fill: 'match' },
  { kind: 'tick', at: [228, 85], r: 7, stroke: 'strong', width: 5 },
  { kind: 'dot', at: [254, 94], r: 9, fill: 'raised' },
]);
