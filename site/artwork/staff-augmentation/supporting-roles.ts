import type { Point, Shape } from '#design-system';
import {
  avatar,
  codeSign,
  cutOut,
  line,
  looks,
  panel,
  scene,
  slot,
  waves,
} from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

const elbow: Point = [70, 26];
const wrist: Point = [176, 20];

/** A robot’s arm that presses one button of a test after the other. */
export const qa = scene('brand', [
  line([46, 80], elbow, 'raised', 20),
  line(elbow, wrist, 'raised', 16),
  line(wrist, [196, 52], 'raised', 12),
  slot([182, 48], [32, 13], 'strong'),
  ...[elbow, wrist].flatMap((at): readonly Shape[] => [
    { kind: 'dot', at, r: 15, fill: 'quiet' },
    { kind: 'dot', at, r: 5, fill: 'strong' },
  ]),
  panel([6, 76], [76, 32], 8, 'quiet'),
  panel([102, 50], [44, 24], 8, 'raised'),
  panel([176, 60], [44, 24], 8, 'raised'),
  panel([250, 50], [44, 24], 8, 'raised'),
  panel([94, 68], [206, 40], 0, 'quiet'),
  ...[124, 198].map(
    (x): Shape => ({ kind: 'tick', at: [x, 88], r: 11, stroke: 'strong', width: 6 }),
  ),
  { kind: 'dot', at: [272, 88], r: 9, stroke: 'strong', width: 5 },
]);

/** A toaster with a fresh piece of code, a lever, and a button that takes it back. */
export const devOps = scene('brand', [
  slot([87, 3], [114, 34], 'raised'),
  panel([95, 20], [98, 40], 4, 'raised'),
  ...codeSign([144, 30], 'strong'),
  line([58, 26], [68, 34], 'control', 6),
  line([230, 26], [220, 34], 'control', 6),
  panel([42, 60], [204, 42], 18, 'quiet'),
  slot([70, 55], [148, 10], 'strong'),
  ...[66, 196].map((x) => slot([x, 98], [26, 10], 'control')),
  slot([219, 68], [8, 29], 'strong'),
  slot([212, 73], [48, 12], 'raised'),
  { kind: 'arc', at: [75, 85], r: 10, from: 330, to: 590, stroke: 'strong', width: 5 },
  cutOut(
    [
      [71, 71],
      [71, 81],
      [63, 76],
    ],
    'strong',
    3,
  ),
]);

/** Where the edge of the bell’s dome is, from its left end at 0 degrees to its right end at 180. */
const onDome = (degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [150 - 62 * Math.cos(turn), 97 - 37 * Math.sin(turn)];
};

/** A pipe whose leak rings a bell. */
export const data = scene('brand', [
  panel([0, 0], [300, 18], 0, 'quiet'),
  ...[130, 152].map((x) => panel([x, 0], [18, 26], 4, 'raised')),
  ...[139, 161].map(
    (x): Shape => ({
      kind: 'dots',
      at: [x, 6],
      count: 2,
      gap: 14,
      r: 3,
      fill: 'strong',
      direction: 'down',
    }),
  ),
  { kind: 'dot', at: [150, 39], r: 6, fill: 'raised' },
  cutOut(
    [
      [146, 37],
      [150, 27],
      [154, 37],
    ],
    'raised',
    3,
  ),
  slot([136, 51], [28, 9], 'quiet'),
  panel([145, 56], [10, 8], 0, 'quiet'),
  {
    kind: 'line',
    points: [
      onDome(0),
      onDome(180),
      ...Array.from({ length: 29 }, (_, step) => onDome(174 - step * 6)),
    ],
    fill: 'raised',
  },
  slot([76, 92], [148, 13], 'quiet'),
  ...waves([150, 94], [84, 106], [290, 308], 'quiet', 7),
  ...waves([150, 94], [84, 106], [52, 70], 'quiet', 7),
]);

/** What a client says, which a pencil writes down as a story with an estimate. */
export const analyst = scene('brand', [
  ...avatar([54, 60], 44, 'quiet', looks.longHair),
  panel([120, 6], [166, 94], 14, 'raised'),
  cutOut(
    [
      [122, 44],
      [107, 60],
      [122, 66],
    ],
    'raised',
    6,
  ),
  slot([136, 22], [82, 10], 'strong'),
  ...[
    [43, 62],
    [61, 48],
    [79, 52],
  ].map(([y = 0, width = 0]) => slot([136, y], [width, 7], 'line')),
  cutOut(
    [
      [194, 80],
      [214, 74],
      [200, 60],
    ],
    'control',
    2,
  ),
  line([196, 78], [199, 75], 'strong', 6),
  {
    kind: 'line',
    points: [
      [216, 76],
      [198, 58],
      [246, 10],
      [264, 28],
    ],
    fill: 'strong',
  },
  line([254, 14], [260, 20], 'quiet', 9),
  { kind: 'dot', at: [258, 76], r: 17, fill: 'quiet' },
  centered(onBright(heading([258, 77], '5', 24))),
]);
