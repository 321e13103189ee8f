import type { Point, Shape } from '#design-system';
import { cutOut, dollarSign, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** The wheels of a train, which stand at 91. */
const wheels = (x: number, count: number, gap: number): readonly Shape[] => [
  { kind: 'dots', at: [x, 81], count, gap, r: 10.5, fill: 'quiet' },
  { kind: 'dots', at: [x, 81], count, gap, r: 3.5, fill: 'strong' },
];

/** An ERP system as a locomotive, and a client’s own step as a car that is coupled to it. */
export const outsideStep = piece([
  line([124, 74], [159, 74], 'raised', 5),
  { kind: 'dot', at: [76, 36], r: 19, fill: 'quiet', stroke: 'quiet', width: 8, dashed: true },
  { kind: 'dot', at: [76, 36], r: 8, fill: 'strong' },
  panel([20, 37], [111, 40], 7, 'raised'),
  onBright(centered(strong([76, 58], 'Your step', 22))),
  ...wheels(44, 2, 62),
  panel([159, 17], [43, 61], 5, 'brand'),
  slot([152, 11], [57, 10], 'quiet'),
  panel([169, 27], [22, 19], 3, 'raised'),
  panel([193, 39], [76, 38], 12, 'brand'),
  onBrand(centered(heading([233, 59], 'ERP', 24))),
  cutOut(
    [
      [240, 20],
      [259, 20],
      [254, 39],
      [245, 39],
    ],
    'brand',
    5,
  ),
  cutOut(
    [
      [266, 77],
      [278, 88],
      [266, 88],
    ],
    'quiet',
    3.5,
  ),
  ...wheels(178, 3, 35),
  slot([20, 91], [260, 7], 'control'),
]);

/** A parcel with tape around it. The point is the middle of its lower edge. */
const parcel = ([x, y]: Point, height: number): readonly Shape[] => [
  panel([x - 20, y - height], [40, height], 4, 'quiet'),
  panel([x - 4, y - height], [9, height], 0, 'strong'),
];

/** A winners’ podium for parcels. A tortoise is on top, with the one that is late. */
export const lateFirst = piece([
  ...[55, 245].flatMap((x): readonly Shape[] => [
    ...parcel([x, 72], 33),
    panel([x - 35, 70], [69, 28], 5, 'raised'),
    { kind: 'tick', at: [x, 85], r: 8.5, stroke: 'strong', width: 4.5 },
  ]),
  line([124, 56], [121, 65], 'quiet', 12),
  line([162, 56], [166, 65], 'quiet', 12),
  line([166, 51], [190, 41], 'quiet', 12),
  { kind: 'dot', at: [190, 39], r: 10.5, fill: 'quiet' },
  { kind: 'dot', at: [193, 37], r: 2.5, fill: 'strong' },
  ...parcel([143, 32], 24),
  cutOut(
    [
      [115, 53],
      [121, 41],
      [133, 35],
      [153, 35],
      [166, 41],
      [171, 53],
    ],
    'raised',
    8,
  ),
  { kind: 'dots', at: [128, 47], count: 3, gap: 16, r: 4.5, fill: 'brand' },
  panel([86, 65], [128, 33], 5, 'brand'),
  onBrand(centered(heading([150, 82], '4 days late', 22))),
]);

/** A machine that sells capsules. Its customer turned the knob, and got a part with a price. */
export const configured = piece([
  { kind: 'dot', at: [62, 51], r: 40, fill: 'raised' },
  { kind: 'face', at: [62, 93], size: 76, ...looks.hardHat, clothes: 'strong' },
  { kind: 'dot', at: [147, 39], r: 31, fill: 'raised' },
  { kind: 'dots', at: [131, 56], count: 3, gap: 16, r: 8, fill: 'quiet' },
  { kind: 'dots', at: [139, 43], count: 2, gap: 16, r: 8, fill: 'strong' },
  { kind: 'dot', at: [147, 29], r: 8, fill: 'quiet' },
  cutOut(
    [
      [126, 69],
      [167, 69],
      [176, 91],
      [117, 91],
    ],
    'brand',
    8.5,
  ),
  line([83, 88], [128, 81], 'strong', 12),
  { kind: 'dot', at: [141, 79], r: 9.5, fill: 'raised' },
  line([141, 73], [141, 85], 'strong', 4.5),
  { kind: 'dot', at: [131, 80], r: 8, fill: 'quiet' },
  line([254, 75], [276, 75], 'quiet', 7),
  panel([198, 62], [47, 28], 0, 'match'),
  ...[192, 243].map((x) => panel([x, 56], [11, 36], 3, 'raised')),
  {
    kind: 'match',
    from: [221, 62],
    to: [212, 29],
    direction: 'down',
    stroke: 'raised',
    width: 3.5,
  },
  cutOut(
    [
      [205, 29],
      [219, 15],
      [262, 15],
      [262, 43],
      [219, 43],
    ],
    'raised',
    7,
  ),
  { kind: 'dot', at: [216, 29], r: 4.5, fill: 'strong' },
  ...dollarSign([242, 29], 12, 'strong'),
  slot([20, 90], [260, 8], 'quiet'),
]);
