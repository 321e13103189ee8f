import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A stable with an open door. */
const stable: readonly Shape[] = [
  panel([206, 90], [258, 290], 0, 'quiet'),
  panel([346, 112], [118, 180], 0, 'strong'),
  cutOut(
    [
      [206, 82],
      [238, 30],
      [438, 30],
      [470, 82],
    ],
    'brand',
    20,
  ),
];

/** A unicorn in it, and the lower half of its door with the price. */
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
  line([422, 122], [436, 262], 'brand', 56),
  line([418, 162], [430, 290], 'raised', 60),
  line([412, 152], [378, 194], 'raised', 48),
  line([422, 132], [430, 106], 'raised', 16),
  { kind: 'dot', at: [400, 152], r: 6, fill: 'strong' },
  line([394, 142], [406, 140], 'strong', 4),
  { kind: 'dot', at: [370, 194], r: 4, fill: 'strong' },
  line([410, 122], [420, 164], 'brand', 22),
  panel([334, 268], [146, 112], 0, 'brand'),
  panel([346, 292], [124, 60], 10, 'raised'),
  onBright(centered(heading([408, 323], '$250k', 34))),
];

/** The recruiter, who stands behind the pony. */
const recruiter: readonly Shape[] = [
  panel([226, 250], [96, 120], 10, 'strong'),
  { kind: 'face', at: [274, 268], size: 178, ...looks.bun, wears: 'headset' },
];

/** A pony with an ice cream cone as its horn. Its blanket has a price that fits. */
const pony: readonly Shape[] = [
  line([318, 292], [328, 344], 'raised', 18),
  ...[188, 224, 266, 296].map((x) => panel([x, 320], [24, 52], 6, 'brand')),
  ...[186, 222, 264, 294].map((x) => panel([x, 364], [28, 16], 5, 'strong')),
  line([212, 310], [292, 310], 'brand', 68),
  line([216, 292], [188, 228], 'raised', 56),
  line([206, 300], [178, 234], 'brand', 52),
  line([180, 232], [150, 258], 'brand', 46),
  line([194, 218], [206, 192], 'brand', 16),
  { kind: 'dot', at: [170, 234], r: 6, fill: 'raised' },
  { kind: 'dot', at: [140, 256], r: 4, fill: 'raised' },
];

/** The cone, and the recruiter’s arm that puts it on. */
const cone: readonly Shape[] = [
  cutOut(
    [
      [144, 194],
      [184, 184],
      [148, 96],
    ],
    'quiet',
    10,
  ),
  ...[0, 24].map((up) => line([146, 176 - up], [170 - up * 0.35, 164 - up], 'brand', 4)),
  line([150, 206], [184, 196], 'strong', 26),
  {
    kind: 'line',
    points: [
      [240, 242],
      [214, 232],
      [186, 186],
    ],
    stroke: 'strong',
    width: 28,
  },
  { kind: 'dot', at: [178, 172], r: 16, fill: 'raised' },
];

/** The pony’s price. */
const price: readonly Shape[] = [
  panel([208, 286], [104, 48], 8, 'match'),
  onBright(centered(heading([260, 311], '$140k', 30))),
];

/** The client, whose purse isn’t full enough for a unicorn. */
const client: readonly Shape[] = [
  ...[23, 69].map((x) => panel([x, 310], [36, 70], 10, 'control')),
  panel([20, 226], [88, 106], 20, 'brand'),
  { kind: 'face', at: [64, 252], size: 180, ...looks.glasses, clothes: 'brand' },
  ...[10, 118].map((x) => line([x, 250], [x, 300], 'quiet', 18)),
  line([38, 274], [90, 274], 'strong', 16),
  panel([14, 274], [100, 52], 18, 'raised'),
  { kind: 'dots', at: [13, 302], count: 2, gap: 102, r: 9, fill: 'quiet' },
  onBright(centered(heading([64, 301], '$150k', 26))),
];

/**
 * A unicorn costs more than a client has in his purse. The recruiter suggests a pony with an ice cream
 * cone as its horn, and the price fits.
 */
export const ponyWithCone: Composition = {
  width: 480,
  height: 380,
  shapes: [...stable, ...unicorn, ...recruiter, ...pony, ...cone, ...price, ...client],
};
