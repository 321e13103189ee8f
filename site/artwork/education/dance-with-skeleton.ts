import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';
import { skeleton } from './skeleton.ts';

/** A dance hall, whose disco ball is the globe from the classroom. */
const hall: readonly Shape[] = [
  panel([0, 20], [480, 200], 72, 'brand'),
  panel([0, 120], [480, 252], 0, 'brand'),
  panel([116, 0], [248, 62], 16, 'raised'),
  onBright(centered(heading([240, 33], 'Dance, 7 p.m.', 37))),
  line([230, 62], [230, 84], 'raised', 5),
  { kind: 'arc', at: [230, 122], r: 47, from: 20, to: 200, stroke: 'subtle', width: 8 },
  { kind: 'dot', at: [230, 122], r: 38, fill: 'quiet' },
  cutOut(
    [
      [204, 108],
      [226, 98],
      [234, 112],
      [218, 134],
    ],
    'brand',
    10,
  ),
  cutOut(
    [
      [240, 132],
      [256, 122],
      [252, 142],
    ],
    'brand',
    9,
  ),
  ...(
    [
      [206, 186],
      [282, 196],
      [28, 210],
      [462, 112],
      [76, 66],
    ] as const
  ).map((at): Shape => ({ kind: 'dot', at, r: 6, fill: 'quiet' })),
];

/** The teacher, in a dress with dots. */
const teacher: readonly Shape[] = [
  line([318, 324], [302, 354], 'raised', 18),
  line([352, 324], [352, 354], 'raised', 18),
  slot([266, 350], [50, 22], 'strong'),
  slot([332, 350], [50, 22], 'strong'),
  cutOut(
    [
      [286, 256],
      [398, 256],
      [416, 316],
      [268, 316],
    ],
    'quiet',
    16,
  ),
  {
    kind: 'line',
    points: [
      [386, 236],
      [434, 220],
      [444, 164],
    ],
    stroke: 'quiet',
    width: 24,
  },
  { kind: 'dot', at: [445, 152], r: 15, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [302, 236],
      [276, 252],
      [252, 228],
    ],
    stroke: 'quiet',
    width: 24,
  },
  {
    kind: 'face',
    at: [342, 256],
    size: 180,
    ...looks.curls,
    wears: 'glasses',
    clothes: 'quiet',
    collar: 'brand',
  },
  ...[270, 298].map(
    (y, index): Shape => ({
      kind: 'dots',
      at: [314 - index * 14, y],
      count: 3 + index,
      gap: 28,
      r: 6,
      fill: 'brand',
    }),
  ),
  { kind: 'dot', at: [246, 222], r: 15, fill: 'raised' },
];

/** Her bag, with the papers that she graded in class. */
const bag: readonly Shape[] = [
  { kind: 'frame', at: [420, 288], size: [36, 30], radius: 12, stroke: 'strong', width: 8 },
  panel([400, 302], [76, 70], 14, 'strong'),
  panel([392, 318], [88, 36], 8, 'match'),
  onBright(centered(strong([436, 337], 'Graded', 23))),
];

/** Less evening work: a teacher graded in class, so she dances tonight, with the class skeleton. */
export const danceWithSkeleton: Composition = {
  width: 480,
  height: 372,
  shapes: [...hall, ...skeleton, ...teacher, ...bag],
};
