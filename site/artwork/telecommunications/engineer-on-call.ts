import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, slot } from '../figure-shapes.ts';

/** A boot. The point is the end of its heel. */
const boot = ([x, y]: Point): readonly Shape[] => [
  cutOut(
    [
      [x + 4, y - 38],
      [x + 38, y - 38],
      [x + 42, y - 26],
      [x + 54, y - 20],
      [x + 58, y - 8],
      [x + 4, y - 8],
    ],
    'subtle',
    8,
  ),
  line([x + 5, y - 5], [x + 58, y - 5], 'strong', 10),
];

/** His legs, in pajamas, with the boots on two steps of the pole. */
const legs: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [370, 354],
      [302, 318],
      [292, 246],
      [306, 250],
      [370, 240],
      [372, 284],
    ],
    stroke: 'raised',
    width: 40,
  },
  line([331, 311], [316, 348], 'quiet', 8),
  line([355, 270], [388, 264], 'quiet', 8),
  ...boot([350, 379]),
  ...boot([350, 322]),
];

/** His body, and the hand at the pole. */
const body: readonly Shape[] = [
  {
    kind: 'face',
    at: [302, 186],
    size: 164,
    ...looks.mustache,
    cut: 'bald',
    skin: 'subtle',
    clothes: 'raised',
    collar: 'brand',
  },
  cutOut(
    [
      [256, 182],
      [348, 182],
      [330, 246],
      [276, 246],
    ],
    'raised',
    20,
  ),
  line([252, 209], [345, 209], 'quiet', 8),
  line([342, 174], [406, 156], 'raised', 36),
  line([366, 148], [375, 182], 'quiet', 8),
  line([250, 186], [341, 186], 'quiet', 8),
  { kind: 'dot', at: [415, 154], r: 19, fill: 'subtle' },
];

/** His harness, with the strap that holds him on the pole. */
const harness: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [282, 164],
      [295, 228],
      [309, 228],
      [322, 164],
    ],
    stroke: 'strong',
    width: 12,
  },
  line([274, 275], [311, 269], 'strong', 10),
  line([328, 238], [335, 262], 'strong', 10),
  {
    kind: 'line',
    points: [
      [271, 230],
      [334, 230],
      [446, 186],
    ],
    stroke: 'strong',
    width: 16,
  },
];

/** His nightcap. */
const nightcap: readonly Shape[] = [
  { kind: 'dot', at: [322, 40], r: 35, fill: 'quiet' },
  cutOut(
    [
      [273, 74],
      [293, 38],
      [336, 26],
      [354, 42],
      [368, 86],
      [357, 86],
      [346, 56],
      [330, 74],
    ],
    'quiet',
    10,
  ),
  line([287, 46], [326, 46], 'raised', 9),
  slot([268, 64], [68, 16], 'raised'),
  { kind: 'dot', at: [363, 96], r: 14, fill: 'subtle' },
];

/** The engineer on call, in pajamas, a nightcap, and boots. A harness holds him on the pole. */
export const engineer: readonly Shape[] = [...legs, ...body, ...harness, ...nightcap];
