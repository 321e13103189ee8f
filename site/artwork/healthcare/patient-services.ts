import { cutOut, line, looks, matchStop, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A test tube tells a patient and his daughter what its result means. */
export const explainedResult = piece([
  panel([8, 30], [34, 68], 17, 'raised'),
  panel([14, 64], [22, 28], 11, 'brand'),
  slot([2, 26], [46, 12], 'raised'),
  panel([60, 4], [54, 94], 26, 'raised'),
  panel([66, 30], [42, 62], 20, 'quiet'),
  slot([52, 0], [70, 13], 'raised'),
  { kind: 'dots', at: [77, 50], count: 2, gap: 20, r: 4.5, fill: 'strong' },
  { kind: 'arc', at: [87, 57], r: 11, from: 110, to: 250, stroke: 'strong', width: 5 },
  slot([0, 84], [132, 20], 'brand'),
  cutOut(
    [
      [136, 32],
      [122, 54],
      [156, 43],
    ],
    'raised',
    4,
  ),
  panel([126, 4], [78, 42], 16, 'raised'),
  onBright(centered(heading([165, 26], 'I’m OK', 22))),
  { kind: 'face', at: [264, 104], size: 100, ...looks.headscarf, clothes: 'quiet' },
  { kind: 'face', at: [224, 104], size: 84, ...looks.grayHair, skin: 'quiet', clothes: 'raised' },
]);

/** A patient with a cast rides a chairlift. The next chair is empty, and a patient waits for it. */
export const openedSlot = piece([
  panel([0, 0], [300, 104], 10, 'quiet'),
  line([3, 14], [297, 14], 'strong', 5),
  line([58, 14], [58, 40], 'strong', 6),
  slot([10, 66], [96, 13], 'strong'),
  { kind: 'face', at: [58, 75], size: 64, ...looks.curls, clothes: 'brand' },
  line([47, 76], [47, 92], 'brand', 14),
  line([70, 74], [92, 86], 'raised', 18),
  { kind: 'dot', at: [100, 87], r: 6, fill: 'brand' },
  line([163, 14], [163, 40], 'strong', 6),
  panel([118, 30], [90, 40], 12, 'match'),
  onBright(centered(heading([163, 51], '2:30', 35))),
  slot([112, 68], [102, 13], 'strong'),
  panel([222, 84], [78, 20], 10, 'brand'),
  line([284, 46], [287, 82], 'brand', 7),
  line([275, 44], [293, 43], 'brand', 7),
  line([240, 76], [222, 54], 'raised', 14),
  { kind: 'face', at: [254, 86], size: 66, ...looks.mustache, clothes: 'raised', collar: 'brand' },
]);

/** A doctor reaches out of a laptop to take a patient’s temperature. An old phone is the backup. */
export const videoVisit = piece([
  panel([8, 0], [126, 88], 12, 'brand'),
  panel([16, 8], [110, 74], 6, 'quiet'),
  { kind: 'face', at: [62, 82], size: 74, ...looks.beard, clothes: 'raised', collar: 'brand' },
  ...matchStop([104, 27], 14),
  slot([0, 87], [150, 13], 'raised'),
  {
    kind: 'face',
    at: [212, 104],
    size: 94,
    ...looks.grayHair,
    skin: 'quiet',
    clothes: 'quiet',
    collar: 'brand',
  },
  panel([184, 8], [52, 26], 13, 'raised'),
  slot([199, 0], [22, 12], 'brand'),
  line([86, 76], [156, 70], 'raised', 17),
  line([166, 68], [206, 63], 'raised', 7),
  { kind: 'dot', at: [166, 68], r: 10, fill: 'quiet' },
  cutOut(
    [
      [262, 78],
      [284, 78],
      [293, 99],
      [253, 99],
    ],
    'brand',
    10,
  ),
  { kind: 'dot', at: [273, 88], r: 9, fill: 'raised' },
  slot([246, 58], [54, 14], 'brand'),
]);
