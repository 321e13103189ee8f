import {
  avatar,
  database,
  line,
  looks,
  matchStop,
  panel,
  piece,
  plus,
  slot,
} from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** Three accounts, and an admin whom the border of the one with the logs stops. */
export const stoppedAdmin = piece([
  panel([0, 0], [208, 104], 20, 'brand'),
  panel([10, 10], [92, 38], 10, 'quiet'),
  panel([10, 56], [92, 38], 10, 'quiet'),
  panel([110, 10], [88, 84], 10, 'quiet'),
  onBright(centered(heading([56, 30], 'Prod', 25))),
  onBright(centered(heading([56, 76], 'Test', 25))),
  onBright(centered(heading([152, 68], 'Logs', 29))),
  ...avatar([260, 64], 40, 'quiet', looks.mustache),
  { kind: 'dot', at: [207, 32], r: 26, fill: 'background' },
  { kind: 'dot', at: [207, 32], r: 21, fill: 'text' },
  line([197, 32], [217, 32], 'background', 8),
]);

/** A message that a system has moved, which one of its three users approved, and an undo button. */
export const undoableMove = piece([
  ...avatar([56, 36], 36, 'quiet', looks.headscarf),
  ...avatar([150, 36], 36, 'quiet', looks.beard),
  ...avatar([244, 36], 36, 'quiet', looks.curls),
  ...matchStop([89, 19], 16),
  slot([0, 54], [300, 50], 'brand'),
  onBrand(heading([26, 80], 'CRM moved', 27)),
  slot([194, 61], [99, 36], 'raised'),
  onBright(centered(strong([243, 80], 'Undo', 25))),
]);

/** A changed line of code for servers, and a reviewer's question about it. */
export const reviewedLine = piece([
  panel([0, 0], [284, 92], 16, 'brand'),
  slot([52, 12], [128, 9], 'quiet'),
  panel([0, 31], [284, 36], 0, 'quiet'),
  ...plus([26, 49], 10, 'strong'),
  onBright(heading([52, 50], 'count = 4', 29)),
  slot([52, 76], [74, 9], 'quiet'),
  {
    kind: 'line',
    points: [
      [200, 72],
      [204, 50],
      [228, 72],
    ],
    fill: 'text',
  },
  panel([150, 62], [150, 42], 16, 'text'),
  { ...centered(strong([225, 84], 'Why 4?', 27)), fill: 'background' },
]);

/** A container for what always runs, and the short jobs on top of it. */
export const steadyAndShort = piece([
  panel([0, 56], [300, 48], 8, 'brand'),
  onBrand(heading([18, 81], 'ECS', 34)),
  ...Array.from({ length: 10 }, (_, index) =>
    line([112 + index * 19, 68], [112 + index * 19, 92], 'quiet', 6),
  ),
  panel([18, 26], [26, 24], 6, 'quiet'),
  panel([62, 8], [26, 42], 6, 'quiet'),
  panel([108, 0], [128, 50], 10, 'match'),
  onBright(centered(heading([172, 26], 'Lambda', 29))),
  panel([256, 18], [26, 32], 6, 'quiet'),
]);

/** A database, and the sign that says when it is closed: for four minutes. */
export const closedDatabase = piece([
  ...database(0, 'brand', 'background'),
  {
    kind: 'line',
    points: [
      [108, 36],
      [188, 8],
      [268, 36],
    ],
    stroke: 'quiet',
    width: 4,
  },
  { kind: 'dot', at: [188, 8], r: 8, fill: 'quiet' },
  panel([76, 30], [224, 74], 12, 'quiet'),
  onBright(centered(strong([188, 49], 'Closed', 23))),
  onBright(centered(heading([188, 80], '2:00–2:04', 40))),
]);

/** The crumbs of a key: how far from the left and the top each is, and how large. */
const crumbs = [
  [238, 16, 20],
  [240, 42, 16],
  [264, 28, 15],
  [262, 56, 11],
  [284, 16, 10],
  [286, 44, 8],
  [246, 72, 9],
] as const;

/** A key that falls apart when its time is over. */
export const expiringKey = piece([
  { kind: 'dot', at: [52, 52], r: 52, fill: 'quiet' },
  { kind: 'dot', at: [38, 52], r: 18, fill: 'background' },
  panel([84, 16], [146, 50], 6, 'quiet'),
  panel([150, 60], [26, 30], 5, 'quiet'),
  panel([192, 60], [26, 44], 5, 'quiet'),
  onBright(centered(heading([152, 42], '58 min', 34))),
  ...crumbs.map(([x, y, size]) => panel([x, y], [size, size], 2, 'quiet')),
]);

/** A system that is restored, and a stopwatch with the time that it took. */
export const timedRestore = piece([
  panel([0, 18], [246, 78], 18, 'brand'),
  onBrand(heading([22, 48], 'Restored', 35)),
  slot([22, 72], [190, 12], 'quiet'),
  line([246, 8], [246, 20], 'quiet', 10),
  line([234, 6], [258, 6], 'quiet', 11),
  { kind: 'dot', at: [246, 57], r: 47, fill: 'quiet' },
  { kind: 'arc', at: [246, 57], r: 39, from: 0, to: 156, stroke: 'strong', width: 6 },
  onBright(centered(heading([244, 58], '26:04', 25))),
]);

/** A phone at night, and the engineer who answers its alarm. */
export const answeredAlarm = piece([
  panel([0, 0], [176, 104], 24, 'brand'),
  { kind: 'dot', at: [148, 28], r: 14, fill: 'quiet' },
  { kind: 'dot', at: [155, 23], r: 12, fill: 'brand' },
  onBrand(heading([18, 44], '3:12', 54)),
  slot([20, 80], [70, 9], 'quiet'),
  ...avatar([254, 58], 46, 'quiet', looks.bun),
  panel([120, 62], [108, 42], 21, 'match'),
  onBright(centered(heading([174, 84], 'On it', 29))),
]);
