import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** An operator at her laptop. */
const operator: readonly Shape[] = [
  { kind: 'face', at: [94, 444], size: 236, ...looks.headscarf, wears: 'headset' },
  panel([34, 388], [120, 62], 14, 'raised'),
  { kind: 'dot', at: [94, 416], r: 9, fill: 'brand' },
  slot([0, 440], [212, 30], 'strong'),
  panel([0, 74], [180, 116], 28, 'raised'),
  cutOut(
    [
      [80, 180],
      [122, 180],
      [98, 214],
    ],
    'raised',
    6,
  ),
  onBright(centered(heading([90, 112], 'Already', 36))),
  onBright(centered(heading([90, 152], 'there?', 36))),
];

/** The night, with a moon. */
const night: readonly Shape[] = [
  panel([196, 0], [284, 200], 36, 'brand'),
  panel([196, 100], [284, 370], 0, 'brand'),
  { kind: 'dot', at: [234, 124], r: 26, fill: 'raised' },
  { kind: 'dot', at: [246, 116], r: 25, fill: 'brand' },
];

/** A telephone pole with its wires and its number. */
const pole: readonly Shape[] = [
  ...[28, 70].flatMap((y, index): readonly Shape[] => {
    const half = 58 - index * 14;
    return [
      { kind: 'match', from: [198, y + 16], to: [396 - half, y], stroke: 'quiet', width: 3 },
      { kind: 'match', from: [396 + half, y], to: [478, y + 8], stroke: 'quiet', width: 3 },
      { kind: 'dots', at: [396 - half, y], count: 2, gap: half * 2, r: 10, fill: 'raised' },
      line([388 - half, y + 18], [404 + half, y + 18], 'quiet', 16),
    ];
  }),
  line([396, 26], [396, 455], 'quiet', 30),
  panel([374, 112], [44, 48], 10, 'match'),
  onBright(centered(heading([396, 137], '9', 36))),
];

/** The engineer on call, in a nightcap and striped pajamas, with his legs around the pole. */
const engineer: readonly Shape[] = [
  line([286, 352], [262, 394], 'raised', 40),
  line([262, 394], [304, 418], 'raised', 40),
  line([310, 424], [330, 434], 'subtle', 30),
  {
    kind: 'face',
    at: [306, 296],
    size: 190,
    ...looks.mustache,
    cut: 'bald',
    skin: 'subtle',
    clothes: 'raised',
    collar: 'brand',
  },
  cutOut(
    [
      [249, 286],
      [364, 286],
      [340, 362],
      [272, 362],
    ],
    'raised',
    20,
  ),
  line([330, 352], [428, 344], 'raised', 40),
  line([428, 344], [400, 412], 'raised', 40),
  line([394, 420], [362, 424], 'subtle', 30),
  line([338, 278], [408, 256], 'raised', 38),
  { kind: 'dot', at: [412, 254], r: 20, fill: 'subtle' },
];

/** The stripes of his pajamas. */
const stripes: readonly Shape[] = [
  ...[298, 324].map((y) => line([262, y], [374 - (y - 298) * 0.3, y], 'brand', 8)),
  line([358, 256], [366, 284], 'brand', 8),
  line([380, 334], [382, 362], 'brand', 8),
  line([402, 376], [428, 386], 'brand', 8),
  line([258, 374], [284, 388], 'brand', 8),
];

/** His nightcap. */
const nightcap: readonly Shape[] = [
  cutOut(
    [
      [268, 158],
      [274, 112],
      [298, 88],
      [332, 88],
      [356, 112],
      [362, 166],
      [340, 134],
      [340, 158],
    ],
    'raised',
    10,
  ),
  line([280, 124], [348, 124], 'brand', 8),
  slot([260, 152], [92, 20], 'quiet'),
  { kind: 'dot', at: [362, 176], r: 15, fill: 'subtle' },
];

/** His phone, with a pin on the pole’s number. */
const phone: readonly Shape[] = [
  line([272, 286], [238, 340], 'raised', 36),
  panel([184, 204], [92, 146], 20, 'strong'),
  panel([192, 212], [76, 130], 12, 'raised'),
  line([198, 300], [262, 270], 'quiet', 11),
  line([212, 220], [224, 334], 'quiet', 11),
  cutOut(
    [
      [210, 262],
      [250, 262],
      [230, 296],
    ],
    'match',
    8,
  ),
  { kind: 'dot', at: [230, 252], r: 25, fill: 'match' },
  onBright(centered(heading([230, 253], '9', 32))),
  slot([206, 338], [50, 28], 'subtle'),
];

/**
 * The engineer on call is already on pole 9, in his pajamas. His phone shows the place. The operator
 * is surprised.
 */
export const nightCall: Composition = {
  width: 480,
  height: 470,
  shapes: [...night, ...operator, ...pole, ...engineer, ...stripes, ...nightcap, ...phone],
};
