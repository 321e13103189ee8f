import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A deck chair that leans back. It stands at 258. */
const chair: readonly Shape[] = [
  cutOut(
    [
      [596, 78],
      [744, 78],
      [750, 230],
      [614, 230],
    ],
    'subtle',
    8,
  ),
  {
    kind: 'line',
    points: [
      [588, 78],
      [608, 238],
      [598, 252],
      [608, 238],
      [804, 238],
      [814, 252],
    ],
    stroke: 'strong',
    width: 12,
  },
];

/** Crossed legs, with bare feet on the foot of the meter. */
const legs: readonly Shape[] = [
  line([870, 188], [884, 158], 'raised', 26),
  line([848, 170], [859, 138], 'raised', 26),
  {
    kind: 'line',
    points: [
      [858, 192],
      [732, 222],
      [802, 132],
      [842, 172],
    ],
    stroke: 'strong',
    width: 34,
  },
];

/** The yellow report from week 3, folded into a hat. */
const paperHat: readonly Shape[] = [
  cutOut(
    [
      [678, 8],
      [712, 50],
      [750, 52],
      [738, 104],
      [618, 104],
      [606, 52],
      [644, 50],
    ],
    'match',
    8,
  ),
  onBright(centered(heading([678, 79], 'Week 3', 31))),
];

/** The project lead in a deck chair, with sunglasses, a drink, and a hand behind her head. */
export const leadInDeckChair: readonly Shape[] = [
  ...chair,
  {
    kind: 'line',
    points: [
      [626, 200],
      [602, 144],
      [646, 112],
    ],
    stroke: 'brand',
    width: 32,
  },
  ...legs,
  { kind: 'face', at: [678, 232], size: 216, ...looks.bun, cut: 'bob', clothes: 'brand' },
  { kind: 'dots', at: [662, 120], count: 2, gap: 32, r: 14, fill: 'strong' },
  line([648, 114], [708, 114], 'strong', 6),
  ...paperHat,
  {
    kind: 'line',
    points: [
      [662, 212],
      [750, 212],
      [772, 170],
    ],
    stroke: 'brand',
    width: 36,
  },
  cutOut(
    [
      [762, 94],
      [794, 94],
      [788, 150],
      [768, 150],
    ],
    'brand',
    8,
  ),
  { kind: 'dot', at: [777, 150], r: 19, fill: 'raised' },
];
