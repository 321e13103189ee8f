import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong, struck } from '../figure-words.ts';
import { duckTour } from './duck-tour.ts';

/** The guest’s phone, with a sun hat, and a duck as its swim ring. */
const phone: readonly Shape[] = [
  {
    kind: 'frame',
    at: [15, 49],
    size: [158, 346],
    radius: 26,
    fill: 'raised',
    stroke: 'strong',
    width: 10,
  },
  cutOut(
    [
      [46, 48],
      [42, 22],
      [94, 10],
      [104, 34],
    ],
    'subtle',
    18,
  ),
  line([14, 58], [136, 30], 'subtle', 16),
  onBright(heading([38, 96], 'July', 32)),
  ...struck(onBright(strong([38, 138], '7–9', 30)), 48),
  panel([28, 162], [132, 50], 12, 'match'),
  onBright(heading([38, 188], '15–17', 42)),
  onBright(plain([38, 238], 'Difference', 'strong', 23)),
  { ...onBright(heading([150, 276], '$0', 44)), anchor: 'end' },
  line([26, 326], [26, 282], 'brand', 36),
  line([44, 286], [56, 286], 'strong', 12),
  { kind: 'dot', at: [29, 278], r: 5, fill: 'raised' },
  slot([0, 310], [188, 58], 'brand'),
  ...[44, 94, 144].map((x) => line([x, 322], [x, 356], 'quiet', 24)),
];

/** The hotel, as high as the changes online. */
const hotel: readonly Shape[] = [
  panel([348, 4], [132, 80], 12, 'raised'),
  onBright(centered(heading([414, 35], 'Hotel', 34))),
  panel([348, 64], [132, 336], 8, 'brand'),
  onBrand(centered(heading([414, 112], '42', 64))),
  onBrand(centered(strong([414, 156], 'online', 25))),
  ...[380, 422].map((x) => panel([x, 196], [26, 84], 6, 'quiet')),
  { kind: 'dot', at: [422, 338], r: 27, fill: 'strong' },
  panel([395, 338], [54, 62], 0, 'strong'),
];

/** The night clerk, who wears a sleep mask, behind the desk with the silent telephone. */
const clerk: readonly Shape[] = [
  { kind: 'face', at: [250, 264], size: 186, ...looks.curls, clothes: 'brand' },
  slot([213, 147], [74, 32], 'brand'),
  ...[234, 266].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 158],
      r: 8,
      from: 100,
      to: 260,
      stroke: 'raised',
      width: 4,
    }),
  ),
  panel([180, 264], [180, 136], 0, 'raised'),
  slot([172, 256], [196, 20], 'strong'),
  onBright(centered(heading([274, 320], '18', 64))),
  onBright(centered(strong([274, 366], 'by phone', 25))),
  cutOut(
    [
      [306, 220],
      [340, 220],
      [350, 249],
      [296, 249],
    ],
    'subtle',
    12,
  ),
  { kind: 'dot', at: [323, 234], r: 11, fill: 'strong' },
  slot([284, 198], [78, 18], 'subtle'),
];

/**
 * A lake hotel as high as its changes online, and a desk as high as those by phone, where the night
 * clerk sleeps. A guest’s phone, dressed for the lake, has the new dates, and a duck has changed its
 * plans.
 */
export const changedStay: Composition = {
  width: 480,
  height: 400,
  bleeds: true,
  shapes: [
    { kind: 'dot', at: [262, 44], r: 34, fill: 'raised' },
    { kind: 'dot', at: [246, 36], r: 30, fill: 'background' },
    ...hotel,
    ...clerk,
    ...phone,
    ...duckTour,
  ],
};
