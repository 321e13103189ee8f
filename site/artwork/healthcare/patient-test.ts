import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, matchStop, panel, plus, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A patient with glasses on his forehead. He holds his phone far away. */
const patient: readonly Shape[] = [
  {
    kind: 'face',
    at: [104, 264],
    size: 226,
    ...looks.mustache,
    cut: 'bald',
    hair: 'control',
    clothes: 'quiet',
    collar: 'brand',
  },
  line([70, 96], [138, 96], 'brand', 5),
  ...[88, 120].map(
    (x): Shape => ({ kind: 'dot', at: [x, 96], r: 13, fill: 'raised', stroke: 'brand', width: 5 }),
  ),
  line([150, 262], [206, 196], 'quiet', 36),
  panel([186, 8], [136, 222], 28, 'quiet'),
  panel([195, 17], [118, 204], 20, 'raised'),
  onBright(centered(heading([254, 92], '1 pill', 46))),
  onBright(centered(heading([254, 150], 'at 8', 56))),
  ...[164, 182, 200].map((y) => slot([174, y], [32, 15], 'raised')),
];

/** What is on a form, around its middle. */
const form = (x: number): readonly Shape[] => [
  { kind: 'tick', at: [x, 214], r: 12, stroke: 'brand', width: 7 },
  slot([x - 19, 235], [38, 8], 'strong'),
];

/** A nurse with a form on paper, the same form on a tablet, and a stopwatch. */
const nurse: readonly Shape[] = [
  {
    kind: 'face',
    at: [400, 264],
    size: 206,
    ...looks.bun,
    skin: 'quiet',
    hair: 'brand',
    clothes: 'brand',
  },
  cutOut(
    [
      [364, 68],
      [436, 68],
      [428, 98],
      [372, 98],
    ],
    'raised',
    10,
  ),
  ...plus([400, 82], 10, 'brand'),
  panel([326, 188], [62, 84], 6, 'raised'),
  slot([343, 182], [28, 12], 'control'),
  ...form(357),
  panel([412, 186], [66, 88], 12, 'quiet'),
  panel([417, 192], [56, 76], 7, 'raised'),
  ...form(445),
  { kind: 'dot', at: [400, 234], r: 15, fill: 'raised' },
  line([400, 225], [400, 235], 'strong', 4),
];

/** A lantern for outages. */
const lantern: readonly Shape[] = [
  { kind: 'arc', at: [58, 256], r: 27, from: -90, to: 90, stroke: 'raised', width: 6 },
  panel([30, 256], [56, 20], 6, 'strong'),
  panel([32, 274], [52, 66], 12, 'raised'),
  cutOut(
    [
      [49, 306],
      [58, 286],
      [67, 306],
    ],
    'brand',
    5,
  ),
  { kind: 'dot', at: [58, 311], r: 12, fill: 'brand' },
  panel([20, 336], [76, 24], 6, 'strong'),
];

/** When the patient takes his pills. */
const hours = ['8', '12', '5', '9'];

/**
 * A patient tests large type on his phone. A nurse has the same form on paper and on a tablet, and a
 * stopwatch. A lantern and a pill box are ready for an outage, next to the safety file.
 */
export const patientTest: Composition = {
  width: 480,
  height: 360,
  shapes: [
    ...patient,
    ...nurse,
    panel([0, 264], [480, 96], 0, 'brand'),
    slot([0, 252], [480, 24], 'quiet'),
    ...lantern,
    panel([110, 292], [186, 68], 10, 'raised'),
    { kind: 'dots', at: [136, 316], count: 4, gap: 45, r: 14, fill: 'brand' },
    ...hours.map((hour, index) => onBright(centered(strong([136 + index * 45, 345], hour, 23)))),
    panel([318, 292], [146, 20], 4, 'quiet'),
    panel([310, 304], [162, 56], 8, 'raised'),
    onBright(strong([320, 333], 'Safety file', 23)),
    ...matchStop([450, 332], 17),
  ],
};
