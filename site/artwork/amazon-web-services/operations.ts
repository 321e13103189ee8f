import { line, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A key of ice, which is good for one hour. It melts, and looks unhappy about it. */
export const meltingKey = pieceOn('inverse', [
  slot([112, 90], [188, 16], 'quiet'),
  panel([80, 8], [218, 58], 12, 'raised'),
  panel([246, 40], [20, 46], 8, 'raised'),
  panel([276, 40], [22, 60], 8, 'raised'),
  { kind: 'dots', at: [142, 79], count: 2, gap: 54, r: 7, fill: 'raised' },
  { kind: 'dot', at: [53, 53], r: 53, fill: 'raised' },
  { kind: 'dot', at: [53, 53], r: 39, fill: 'quiet' },
  { kind: 'dots', at: [38, 46], count: 2, gap: 30, r: 7, fill: 'strong' },
  { kind: 'arc', at: [53, 79], r: 14, from: -60, to: 60, stroke: 'strong', width: 6 },
  onBright(centered(heading([176, 36], '1 hour', 42))),
]);

/** A lizard with a tail that has grown back within 26 minutes. */
export const regrownTail = pieceOn('brand', [
  { kind: 'arc', at: [49, 51], r: 30, from: 180, to: 420, stroke: 'match', width: 38 },
  line([49, 81], [150, 81], 'match', 38),
  onBright(centered(heading([85, 82], '26 min', 31))),
  ...[160, 228].map((x) => line([x, 80], [x + 10, 95], 'quiet', 20)),
  slot([138, 40], [120, 54], 'quiet'),
  panel([194, 12], [106, 70], 33, 'quiet'),
  { kind: 'dot', at: [234, 26], r: 25, fill: 'quiet' },
  { kind: 'dot', at: [236, 27], r: 17, fill: 'raised' },
  { kind: 'dot', at: [241, 27], r: 9, fill: 'strong' },
  { kind: 'arc', at: [270, 44], r: 22, from: 120, to: 250, stroke: 'strong', width: 6 },
]);

/** A server as a baby in a bonnet. Its bottle is the runbook, and it has stopped crying. */
export const fedServer = pieceOn('accent', [
  { kind: 'dots', at: [26, 18], count: 7, gap: 24, r: 16, fill: 'raised' },
  panel([4, 18], [188, 86], 22, 'brand'),
  { kind: 'dots', at: [28, 31], count: 3, gap: 17, r: 6, fill: 'quiet' },
  slot([84, 26], [88, 10], 'strong'),
  { kind: 'arc', at: [36, 64], r: 18, from: -70, to: 70, stroke: 'raised', width: 7 },
  { kind: 'arc', at: [112, 64], r: 18, from: -70, to: 70, stroke: 'raised', width: 7 },
  { kind: 'dot', at: [74, 83], r: 16, fill: 'strong' },
  slot([74, 75], [48, 17], 'quiet'),
  panel([102, 67], [40, 36], 14, 'quiet'),
  panel([124, 62], [16, 44], 6, 'strong'),
  panel([138, 59], [160, 47], 18, 'raised'),
  onBright(centered(strong([218, 83], 'Runbook', 34))),
]);
