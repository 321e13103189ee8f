import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { engineer } from './engineer-on-call.ts';

/** The night, with a moon. */
const night: readonly Shape[] = [
  panel([0, 0], [480, 200], 32, 'brand'),
  panel([0, 130], [480, 260], 0, 'brand'),
  { kind: 'dot', at: [231, 92], r: 28, fill: 'raised' },
  { kind: 'dot', at: [244, 84], r: 26, fill: 'brand' },
  { kind: 'match', from: [120, 66], to: [404, 40], stroke: 'quiet', width: 4 },
];

/** An operator at her laptop, in a lit window. */
const operator: readonly Shape[] = [
  panel([16, 170], [156, 220], 28, 'quiet'),
  { kind: 'face', at: [94, 372], size: 206, ...looks.headscarf, wears: 'headset' },
  panel([40, 318], [108, 62], 14, 'raised'),
  panel([0, 366], [172, 24], 0, 'strong'),
  panel([29, 46], [148, 94], 28, 'raised'),
  cutOut(
    [
      [80, 130],
      [118, 130],
      [92, 160],
    ],
    'raised',
    6,
  ),
  onBright(centered(heading([103, 76], 'Already', 34))),
  onBright(centered(heading([103, 112], 'there?', 34))),
];

/** A telephone pole with its steps and its number. */
const pole: readonly Shape[] = [
  { kind: 'dots', at: [404, 40], count: 2, gap: 54, r: 9, fill: 'raised' },
  line([394, 56], [466, 56], 'quiet', 16),
  panel([413, 14], [36, 60], 8, 'quiet'),
  panel([413, 56], [36, 334], 0, 'quiet'),
  ...[327, 385].map((y) => line([356, y], [418, y], 'quiet', 10)),
  ...[299, 355].map((y) => line([444, y], [464, y], 'quiet', 10)),
  panel([406, 76], [50, 54], 10, 'match'),
  onBright(centered(heading([431, 104], '9', 40))),
];

/** The engineer’s phone, with a pin on the pole’s number, and the arm that holds it. */
const phone: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [260, 184],
      [239, 252],
      [216, 244],
    ],
    stroke: 'raised',
    width: 36,
  },
  panel([184, 126], [76, 118], 16, 'strong'),
  panel([191, 133], [62, 104], 10, 'raised'),
  {
    kind: 'line',
    points: [
      [207, 144],
      [221, 209],
      [247, 198],
    ],
    stroke: 'quiet',
    width: 9,
  },
  cutOut(
    [
      [209, 178],
      [235, 178],
      [222, 204],
    ],
    'match',
    8,
  ),
  { kind: 'dot', at: [222, 168], r: 21, fill: 'match' },
  onBright(centered(heading([222, 169], '9', 28))),
  slot([194, 230], [48, 28], 'subtle'),
];

/** A slipper with the face and the ears of a rabbit. */
const slipper = (x: number): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x + 20, 338],
      [x + 36, 366],
      [x + 38, 334],
    ],
    stroke: 'raised',
    width: 11,
  },
  { kind: 'dot', at: [x + 38, 370], r: 18, fill: 'raised' },
  slot([x, 376], [58, 14], 'quiet'),
];

/**
 * The engineer on call is already on pole 9, in his pajamas and a harness. His slippers wait below. His
 * phone shows the place. The operator is surprised.
 */
export const nightCall: Composition = {
  width: 480,
  height: 390,
  shapes: [
    ...night,
    ...operator,
    ...pole,
    ...engineer,
    ...phone,
    ...slipper(181),
    ...slipper(242),
    { kind: 'dots', at: [226, 366], count: 2, gap: 61, r: 4, fill: 'strong' },
  ],
};
