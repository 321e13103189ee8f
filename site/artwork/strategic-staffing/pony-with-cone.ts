import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A stable. */
const stable: readonly Shape[] = [
  panel([190, 90], [274, 290], 0, 'quiet'),
  panel([334, 112], [130, 180], 0, 'strong'),
  cutOut(
    [
      [190, 80],
      [222, 30],
      [438, 30],
      [470, 80],
    ],
    'brand',
    20,
  ),
];

/** A unicorn in it, and its price. */
const unicorn: readonly Shape[] = [
  cutOut(
    [
      [394, 128],
      [414, 116],
      [372, 24],
    ],
    'raised',
    8,
  ),
  line([382, 84], [396, 78], 'brand', 5),
  line([388, 106], [406, 96], 'brand', 5),
  line([420, 122], [434, 262], 'brand', 58),
  line([418, 162], [432, 290], 'raised', 60),
  line([412, 152], [370, 194], 'raised', 50),
  line([422, 132], [430, 106], 'raised', 16),
  { kind: 'dot', at: [398, 152], r: 6, fill: 'strong' },
  line([392, 142], [404, 140], 'strong', 4),
  { kind: 'dot', at: [362, 192], r: 4, fill: 'strong' },
  line([410, 122], [420, 164], 'brand', 22),
  panel([322, 268], [158, 112], 0, 'brand'),
  panel([344, 290], [128, 62], 10, 'raised'),
  onBright(centered(heading([408, 322], '$250k', 37))),
];

/** The recruiter, who puts the cone on. */
const recruiter: readonly Shape[] = [
  {
    kind: 'face',
    at: [272, 286],
    size: 206,
    ...looks.longHair,
    clothes: 'subtle',
    wears: 'headset',
  },
];

/** A pony with an ice cream cone as its horn. Its blanket has a price that fits. */
const pony: readonly Shape[] = [
  line([324, 276], [328, 332], 'strong', 22),
  ...[206, 298].map((x) => panel([x, 300], [28, 80], 8, 'brand')),
  line([226, 286], [296, 286], 'brand', 80),
  line([232, 262], [204, 210], 'strong', 60),
  line([226, 276], [190, 218], 'brand', 54),
  line([190, 214], [160, 240], 'brand', 48),
  line([204, 202], [218, 172], 'brand', 17),
  { kind: 'dot', at: [180, 216], r: 6, fill: 'raised' },
  { kind: 'dot', at: [148, 240], r: 4, fill: 'raised' },
  cutOut(
    [
      [148, 176],
      [184, 160],
      [140, 84],
    ],
    'quiet',
    10,
  ),
  ...[0, 22].map((up) => line([146, 154 - up], [168 - up * 0.3, 142 - up], 'brand', 4)),
  line([154, 188], [188, 172], 'strong', 30),
  { kind: 'dot', at: [170, 198], r: 11, fill: 'strong' },
  line([252, 258], [218, 194], 'subtle', 30),
  line([216, 190], [200, 172], 'raised', 24),
  panel([212, 250], [112, 70], 8, 'match'),
  onBright(centered(heading([268, 286], '$140k', 37))),
];

/** The client, whose purse isn’t full enough for a unicorn. */
const client: readonly Shape[] = [
  ...[23, 69].map((x) => panel([x, 300], [36, 80], 10, 'control')),
  panel([21, 226], [86, 104], 20, 'brand'),
  { kind: 'face', at: [64, 252], size: 180, ...looks.glasses, clothes: 'brand' },
  ...[16, 112].map((x) => line([x, 244], [x, 292], 'quiet', 20)),
  line([37, 264], [91, 264], 'strong', 16),
  panel([13, 264], [102, 60], 18, 'raised'),
  onBright(centered(heading([64, 296], '$150k', 30))),
];

/**
 * A unicorn costs more than a client has in his purse. The recruiter suggests a pony with an ice cream
 * cone as its horn, and the price fits.
 */
export const ponyWithCone: Composition = {
  width: 480,
  height: 380,
  shapes: [...stable, ...unicorn, ...recruiter, ...pony, ...client],
};
