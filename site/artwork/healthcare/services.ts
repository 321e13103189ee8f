import type { Point } from '#design-system';
import {
  avatar,
  cutOut,
  exclamation,
  line,
  lookInRow,
  looks,
  panel,
  piece,
  plus,
  slot,
} from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A result in a portal, its place in the normal range, and a clinician who says what it means. */
export const explainedResult = piece([
  panel([0, 0], [262, 104], 20, 'brand'),
  onBrand(strong([20, 22], 'Glucose', 19)),
  onBrand(heading([18, 55], '92', 46)),
  slot([20, 82], [184, 12], 'quiet'),
  slot([62, 82], [100, 12], 'raised'),
  { kind: 'dot', at: [126, 88], r: 8, fill: 'strong', stroke: 'raised', width: 5 },
  ...avatar([255, 59], 45, 'quiet', looks.ponytail),
  panel([98, 12], [120, 50], 18, 'raised'),
  cutOut(
    [
      [196, 50],
      [226, 60],
      [210, 34],
    ],
    'raised',
    4,
  ),
  onBright(centered(heading([158, 38], 'Normal', 27))),
]);

/** A canceled appointment, offered to the first of five people who wait. */
export const openedSlot = piece([
  ...avatar([52, 52], 52, 'raised', looks.bob),
  panel([108, 0], [192, 50], 18, 'match'),
  cutOut(
    [
      [116, 20],
      [100, 38],
      [126, 42],
    ],
    'match',
    4,
  ),
  onBright(centered(heading([204, 26], '2:30 opened', 27))),
  ...[130, 179, 229, 278].flatMap((x, place) => avatar([x, 82], 22, 'quiet', lookInRow(place))),
]);

/** The lab's line, which leads into the record, and the pharmacy's, which came loose, with an alert. */
export const looseLink = piece([
  slot([0, 0], [264, 48], 'quiet'),
  panel([204, 0], [96, 104], 20, 'quiet'),
  ...plus([260, 52], 22, 'strong'),
  onBright(heading([22, 25], 'Lab', 27)),
  ...[70, 90].map((y) => line([140, y], [174, y], 'brand', 7)),
  slot([0, 56], [160, 48], 'brand'),
  onBrand(heading([20, 81], 'Pharmacy', 25)),
  {
    kind: 'frame',
    at: [122, 11],
    size: [94, 42],
    radius: 16,
    fill: 'raised',
    stroke: 'background',
    width: 5,
  },
  cutOut(
    [
      [176, 46],
      [189, 70],
      [202, 46],
    ],
    'raised',
    4,
  ),
  onBright(centered(heading([169, 33], 'Alert', 26))),
]);

const receiver: Point = [252, 74];

/** A visit in a browser: the clinician, the patient, a recorded consent, and a phone as the backup. */
export const videoVisit = piece([
  panel([0, 0], [222, 104], 18, 'quiet'),
  { kind: 'dots', at: [16, 13], count: 3, gap: 13, r: 3.5, fill: 'brand' },
  { kind: 'face', at: [56, 104], size: 102, ...looks.bun },
  slot([96, 10], [112, 32], 'match'),
  { kind: 'tick', at: [114, 27], r: 7, stroke: 'strong', width: 4 },
  onBright(strong([128, 27], 'Consent', 18)),
  panel([116, 50], [72, 46], 12, 'raised'),
  { kind: 'face', at: [152, 96], size: 46, ...looks.afro },
  { kind: 'dot', at: [252, 56], r: 45, fill: 'raised', stroke: 'background', width: 6 },
  { kind: 'arc', at: receiver, r: 28, from: 300, to: 420, stroke: 'strong', width: 10 },
  ...[-1, 1].map((side) =>
    line(
      [receiver[0] + side * 26, receiver[1] - 12],
      [receiver[0] + side * 22, receiver[1] - 4],
      'strong',
      18,
    ),
  ),
]);

/** A warning between two medications which shouldn't be taken together: a tablet and a capsule. */
export const medicationCheck = piece([
  slot([120, 12], [180, 80], 'raised'),
  slot([84, 12], [80, 80], 'brand'),
  panel([124, 12], [40, 80], 0, 'brand'),
  onBright(heading([172, 53], 'Warfarin', 25)),
  { kind: 'dot', at: [52, 52], r: 49, fill: 'quiet', stroke: 'background', width: 6 },
  ...[12, 78].map((y) => line([52, y], [52, y + 14], 'brand', 6)),
  onBright(centered(heading([51, 53], 'Aspirin', 23))),
  cutOut(
    [
      [107, 72],
      [129, 34],
      [151, 72],
    ],
    'raised',
    8,
  ),
  ...exclamation([129, 57], 12, 'strong'),
]);

/** A registry report, with a marker that has covered the patients' names. */
export const coveredNames = piece([
  panel([0, 0], [300, 104], 16, 'raised'),
  line([20, 52], [280, 52], 'subtle', 3),
  onBright(heading([20, 27], 'Hip', 31)),
  panel([114, 9], [70, 34], 4, 'strong'),
  onBright(heading([20, 79], 'Knee', 31)),
  panel([114, 61], [84, 34], 4, 'strong'),
  line([188, 41], [206, 51], 'strong', 11),
  line([212, 54], [222, 60], 'quiet', 22),
  line([230, 64], [276, 87], 'brand', 32),
]);
