import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A server as a waiter. He still brings dinner to a dinosaur, which is version 1.4. */
export const supportedVersions = piece([
  line([72, 90], [108, 70], 'raised', 18),
  {
    kind: 'face',
    at: [44, 104],
    size: 96,
    ...looks.mustache,
    hair: 'brand',
    clothes: 'raised',
    collar: 'brand',
  },
  cutOut(
    [
      [34, 82],
      [54, 92],
      [54, 82],
      [34, 92],
    ],
    'brand',
    6,
  ),
  slot([84, 56], [72, 9], 'control'),
  panel([112, 36], [14, 20], 2, 'raised'),
  cutOut(
    [
      [98, 38],
      [140, 38],
      [119, 6],
    ],
    'quiet',
    8,
  ),
  cutOut(
    [
      [240, 56],
      [268, 62],
      [294, 99],
      [230, 99],
    ],
    'brand',
    10,
  ),
  line([220, 74], [250, 74], 'brand', 60),
  {
    kind: 'line',
    points: [
      [210, 66],
      [200, 40],
      [188, 20],
    ],
    stroke: 'brand',
    width: 28,
  },
  line([164, 22], [188, 18], 'brand', 30),
  { kind: 'dot', at: [180, 14], r: 8, fill: 'raised' },
  { kind: 'dot', at: [178, 14], r: 4, fill: 'strong' },
  line([154, 27], [168, 27], 'strong', 4),
  cutOut(
    [
      [184, 44],
      [218, 38],
      [204, 64],
    ],
    'raised',
    8,
  ),
  onBrand(centered(heading([250, 80], 'v1.4', 33))),
]);

/** Humpty Dumpty’s crack has a bandage, and he has a seat belt on the wall that he fell from. */
export const fixedCrashes = piece([
  panel([0, 68], [300, 36], 6, 'quiet'),
  line([2, 86], [298, 86], 'background', 3),
  ...[20, 122].map((x) => line([x, 70], [x, 86], 'background', 3)),
  {
    kind: 'face',
    at: [226, 68],
    size: 72,
    ...looks.hardHat,
    clothes: 'brand',
    collar: 'strong',
  },
  panel([42, 0], [72, 86], 36, 'raised'),
  {
    kind: 'line',
    points: [
      [80, 4],
      [74, 10],
      [82, 20],
      [76, 30],
      [82, 34],
    ],
    stroke: 'strong',
    width: 4,
  },
  line([50, 22], [106, 16], 'quiet', 11),
  line([106, 16], [156, 26], 'quiet', 11),
  line([204, 62], [164, 40], 'brand', 15),
  { kind: 'dot', at: [160, 32], r: 16, fill: 'quiet', stroke: 'background', width: 3 },
  { kind: 'dot', at: [160, 32], r: 5, fill: 'brand' },
  { kind: 'dots', at: [66, 45], count: 2, gap: 24, r: 5, fill: 'strong' },
  { kind: 'arc', at: [78, 50], r: 9, from: 90, to: 270, stroke: 'strong', width: 4 },
  line([46, 58], [110, 76], 'brand', 9),
  ...[62, 94].map((x) => line([x, 84], [x, 97], 'brand', 12)),
  panel([140, 73], [152, 27], 5, 'match'),
  onBright(centered(heading([216, 87], '0 crashes', 26))),
]);
