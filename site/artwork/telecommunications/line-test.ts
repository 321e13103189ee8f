import { cutOut, line, panel, piece } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** An elephant that holds its trunk to its ear like a phone, and calls itself. */
export const lineTest = piece([
  line([12, 52], [8, 80], 'quiet', 8),
  panel([6, 24], [160, 64], 30, 'quiet'),
  ...[16, 50, 110, 144].map((x) => panel([x, 60], [28, 44], 8, 'quiet')),
  { kind: 'dot', at: [182, 64], r: 36, fill: 'quiet' },
  line([190, 64], [226, 64], 'quiet', 22),
  { kind: 'arc', at: [226, 38], r: 26, from: 0, to: 180, stroke: 'quiet', width: 21 },
  line([226, 12], [166, 12], 'quiet', 21),
  panel([114, 30], [60, 68], 28, 'raised'),
  { kind: 'arc', at: [166, 34], r: 22, from: 270, to: 360, stroke: 'quiet', width: 21 },
  line([144, 34], [144, 60], 'quiet', 21),
  { kind: 'arc', at: [192, 54], r: 6, from: 270, to: 450, stroke: 'strong', width: 4 },
  cutOut(
    [
      [190, 82],
      [208, 77],
      [200, 89],
    ],
    'raised',
    5,
  ),
  panel([214, 68], [86, 36], 14, 'match'),
  cutOut(
    [
      [224, 80],
      [224, 94],
      [206, 96],
    ],
    'match',
    4,
  ),
  onBright(centered(strong([257, 87], 'Hi, me!', 22))),
]);
