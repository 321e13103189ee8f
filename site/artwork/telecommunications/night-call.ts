import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** An operator at her laptop. */
const operator: readonly Shape[] = [
  { kind: 'face', at: [94, 366], size: 240, ...looks.headscarf, wears: 'headset' },
  panel([34, 308], [120, 62], 14, 'raised'),
  { kind: 'dot', at: [94, 336], r: 9, fill: 'brand' },
  slot([0, 360], [212, 30], 'strong'),
  panel([0, 2], [180, 112], 28, 'raised'),
  cutOut(
    [
      [80, 104],
      [122, 104],
      [98, 136],
    ],
    'raised',
    6,
  ),
  onBright(centered(heading([90, 38], 'Already', 36))),
  onBright(centered(heading([90, 78], 'there?', 36))),
];

/** The night, with a moon. */
const night: readonly Shape[] = [
  panel([196, 0], [284, 200], 36, 'brand'),
  panel([196, 100], [284, 290], 0, 'brand'),
  { kind: 'dot', at: [234, 88], r: 26, fill: 'raised' },
  { kind: 'dot', at: [246, 80], r: 25, fill: 'brand' },
];

/** The top of a telephone pole with its wires and its number. */
const pole: readonly Shape[] = [
  { kind: 'match', from: [198, 44], to: [366, 22], stroke: 'quiet', width: 3 },
  { kind: 'match', from: [462, 22], to: [478, 28], stroke: 'quiet', width: 3 },
  { kind: 'dots', at: [366, 22], count: 2, gap: 96, r: 10, fill: 'raised' },
  line([358, 40], [470, 40], 'quiet', 16),
  line([414, 20], [414, 375], 'quiet', 30),
  panel([391, 72], [46, 50], 10, 'match'),
  onBright(centered(heading([414, 98], '9', 38))),
];

/** The engineer on call, in a nightcap and striped pajamas, with his legs around the pole. */
const engineer: readonly Shape[] = [
  line([286, 281], [262, 323], 'raised', 40),
  line([262, 323], [304, 347], 'raised', 40),
  line([310, 353], [330, 363], 'subtle', 30),
  {
    kind: 'face',
    at: [306, 225],
    size: 190,
    ...looks.mustache,
    cut: 'bald',
    skin: 'subtle',
    clothes: 'raised',
    collar: 'brand',
  },
  cutOut(
    [
      [249, 215],
      [364, 215],
      [340, 291],
      [272, 291],
    ],
    'raised',
    20,
  ),
  line([330, 281], [428, 273], 'raised', 40),
  line([428, 273], [400, 341], 'raised', 40),
  line([394, 349], [362, 353], 'subtle', 30),
  line([338, 207], [408, 185], 'raised', 38),
  { kind: 'dot', at: [412, 183], r: 20, fill: 'subtle' },
];

/** The stripes of his pajamas. */
const stripes: readonly Shape[] = [
  ...[227, 253].map((y) => line([262, y], [374 - (y - 227) * 0.3, y], 'brand', 8)),
  line([358, 185], [366, 213], 'brand', 8),
  line([380, 263], [382, 291], 'brand', 8),
  line([402, 305], [428, 315], 'brand', 8),
  line([258, 303], [284, 317], 'brand', 8),
];

/** His nightcap. */
const nightcap: readonly Shape[] = [
  cutOut(
    [
      [268, 87],
      [274, 41],
      [298, 17],
      [332, 17],
      [356, 41],
      [362, 95],
      [340, 63],
      [340, 87],
    ],
    'raised',
    10,
  ),
  line([280, 53], [348, 53], 'brand', 8),
  slot([260, 81], [92, 20], 'quiet'),
  { kind: 'dot', at: [362, 105], r: 15, fill: 'subtle' },
];

/** His phone, with a pin on the pole’s number. */
const phone: readonly Shape[] = [
  line([272, 215], [238, 269], 'raised', 36),
  panel([184, 133], [92, 146], 20, 'strong'),
  panel([192, 141], [76, 130], 12, 'raised'),
  line([198, 229], [262, 199], 'quiet', 11),
  line([212, 149], [224, 263], 'quiet', 11),
  cutOut(
    [
      [210, 191],
      [250, 191],
      [230, 225],
    ],
    'match',
    8,
  ),
  { kind: 'dot', at: [230, 181], r: 25, fill: 'match' },
  onBright(centered(heading([230, 182], '9', 32))),
  slot([206, 267], [50, 28], 'subtle'),
];

/**
 * The engineer on call is already on pole 9, in his pajamas. His phone shows the place. The operator
 * is surprised.
 */
export const nightCall: Composition = {
  width: 480,
  height: 390,
  shapes: [...night, ...operator, ...pole, ...engineer, ...stripes, ...nightcap, ...phone],
};
