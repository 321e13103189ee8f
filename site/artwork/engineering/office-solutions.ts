import type { Point, Shape } from '#design-system';
import { cutOut, dollarSign, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** The wheels of a train, which stand at 96. */
const wheels = (x: number, count: number, gap: number): readonly Shape[] => [
  { kind: 'dots', at: [x, 84], count, gap, r: 12, fill: 'quiet' },
  { kind: 'dots', at: [x, 84], count, gap, r: 4, fill: 'strong' },
];

/** An ERP system as a locomotive, and a client’s own step as a car that is coupled to it. */
export const outsideStep = piece([
  line([120, 76], [160, 76], 'raised', 6),
  { kind: 'dot', at: [64, 32], r: 22, fill: 'quiet', stroke: 'quiet', width: 9, dashed: true },
  { kind: 'dot', at: [64, 32], r: 9, fill: 'strong' },
  panel([0, 34], [128, 46], 8, 'raised'),
  onBright(centered(strong([64, 58], 'Your step', 25))),
  ...wheels(28, 2, 72),
  panel([160, 10], [50, 70], 6, 'brand'),
  slot([152, 4], [66, 12], 'quiet'),
  panel([172, 22], [26, 22], 4, 'raised'),
  panel([200, 36], [88, 44], 14, 'brand'),
  onBrand(centered(heading([246, 59], 'ERP', 28))),
  cutOut(
    [
      [254, 14],
      [276, 14],
      [270, 36],
      [260, 36],
    ],
    'brand',
    6,
  ),
  cutOut(
    [
      [284, 80],
      [298, 92],
      [284, 92],
    ],
    'quiet',
    4,
  ),
  ...wheels(182, 3, 40),
  slot([0, 96], [300, 8], 'control'),
]);

/** A parcel with tape around it. The point is the middle of its lower edge. */
const parcel = ([x, y]: Point, height: number): readonly Shape[] => [
  panel([x - 23, y - height], [46, height], 5, 'quiet'),
  panel([x - 5, y - height], [10, height], 0, 'strong'),
];

/** A winners’ podium for parcels. A tortoise is on top, with the one that is late. */
export const lateFirst = piece([
  ...[40, 260].flatMap((x): readonly Shape[] => [
    ...parcel([x, 74], 38),
    panel([x - 40, 72], [80, 32], 6, 'raised'),
    { kind: 'tick', at: [x, 89], r: 10, stroke: 'strong', width: 5 },
  ]),
  line([120, 56], [116, 66], 'quiet', 14),
  line([164, 56], [168, 66], 'quiet', 14),
  line([168, 50], [196, 38], 'quiet', 14),
  { kind: 'dot', at: [196, 36], r: 12, fill: 'quiet' },
  { kind: 'dot', at: [200, 33], r: 3, fill: 'strong' },
  ...parcel([142, 28], 28),
  cutOut(
    [
      [110, 52],
      [116, 38],
      [130, 31],
      [154, 31],
      [168, 38],
      [174, 52],
    ],
    'raised',
    9,
  ),
  { kind: 'dots', at: [124, 45], count: 3, gap: 18, r: 5, fill: 'brand' },
  panel([76, 66], [148, 38], 6, 'brand'),
  onBrand(centered(heading([150, 86], '4 days late', 26))),
]);

/** A machine that sells capsules. Its customer turned the knob, and got a part with a price. */
export const configured = piece([
  { kind: 'dot', at: [48, 50], r: 46, fill: 'raised' },
  { kind: 'face', at: [48, 98], size: 88, ...looks.hardHat, clothes: 'strong' },
  { kind: 'dot', at: [146, 36], r: 36, fill: 'raised' },
  { kind: 'dots', at: [128, 56], count: 3, gap: 18, r: 9, fill: 'quiet' },
  { kind: 'dots', at: [137, 40], count: 2, gap: 18, r: 9, fill: 'strong' },
  { kind: 'dot', at: [146, 24], r: 9, fill: 'quiet' },
  cutOut(
    [
      [122, 70],
      [170, 70],
      [180, 96],
      [112, 96],
    ],
    'brand',
    10,
  ),
  line([72, 92], [124, 84], 'strong', 14),
  { kind: 'dot', at: [140, 82], r: 11, fill: 'raised' },
  line([140, 75], [140, 89], 'strong', 5),
  { kind: 'dot', at: [128, 83], r: 9, fill: 'quiet' },
  line([270, 78], [296, 78], 'quiet', 8),
  panel([206, 62], [54, 32], 0, 'match'),
  ...[198, 258].map((x) => panel([x, 56], [13, 42], 4, 'raised')),
  { kind: 'match', from: [232, 62], to: [222, 24], direction: 'down', stroke: 'raised', width: 4 },
  cutOut(
    [
      [214, 24],
      [230, 8],
      [280, 8],
      [280, 40],
      [230, 40],
    ],
    'raised',
    8,
  ),
  { kind: 'dot', at: [226, 24], r: 5, fill: 'strong' },
  ...dollarSign([256, 24], 14, 'strong'),
  slot([0, 95], [300, 9], 'quiet'),
]);
