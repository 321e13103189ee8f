import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** The sign for the line, and the posts that have lost their rope. */
const sign: readonly Shape[] = [
  panel([10, 100], [16, 240], 0, 'quiet'),
  panel([0, 0], [212, 172], 18, 'raised'),
  onBright(centered(heading([106, 34], 'Line', 37))),
  onBright(centered(heading([106, 78], 'starts here', 37))),
  panel([188, 210], [16, 130], 0, 'quiet'),
  { kind: 'dot', at: [196, 206], r: 15, fill: 'quiet' },
  ...[0, 172].map((x) => slot([x, 334], [48, 18], 'quiet')),
];

/** A girl who skips with the rope. */
const girl: readonly Shape[] = [
  ...[90, 118].flatMap((x) => [
    line([x, 270], [x, 296], 'quiet', 16),
    slot([x - 16, 292], [32, 18], 'raised'),
  ]),
  { kind: 'arc', at: [106, 254], r: 68, from: 90, to: 270, stroke: 'match', width: 10 },
  ...[-1, 1].flatMap((way): readonly Shape[] => [
    line([106 + way * 40, 228], [106 + way * 66, 246], 'brand', 24),
    { kind: 'dot', at: [106 + way * 68, 252], r: 13, fill: 'quiet' },
  ]),
  { kind: 'face', at: [104, 246], size: 156, ...looks.ponytail, skin: 'quiet', clothes: 'brand' },
  cutOut(
    [
      [60, 240],
      [148, 240],
      [156, 272],
      [52, 272],
    ],
    'brand',
    12,
  ),
];

const bench: readonly Shape[] = [
  slot([460, 272], [16, 80], 'subtle'),
  panel([222, 188], [258, 74], 18, 'subtle'),
  slot([214, 264], [266, 20], 'subtle'),
];

/** A visitor. */
const visitor: readonly Shape[] = [
  {
    kind: 'face',
    at: [296, 266],
    size: 232,
    ...looks.grayHair,
    cut: 'bun',
    clothes: 'quiet',
    collar: 'brand',
  },
  ...[288, 330].flatMap((x) => [
    line([x, 300], [x, 336], 'subtle', 18),
    slot([x - 22, 334], [42, 18], 'brand'),
  ]),
  cutOut(
    [
      [230, 258],
      [354, 258],
      [348, 308],
      [246, 308],
    ],
    'quiet',
    14,
  ),
];

/** The clerk, who sits with her and explains a form. */
const clerk: readonly Shape[] = [
  { kind: 'face', at: [400, 262], size: 224, ...looks.baldHead, clothes: 'brand' },
  panel([330, 240], [150, 40], 14, 'brand'),
  ...[400, 448].flatMap((x) => [
    line([x, 276], [x, 332], 'brand', 34),
    slot([x - 30, 334], [52, 18], 'raised'),
  ]),
  panel([312, 214], [78, 92], 8, 'raised'),
  slot([336, 207], [30, 15], 'strong'),
  ...[240, 264, 288].map((y) => slot([326, y - 4], [y === 288 ? 28 : 50, 8], 'quiet')),
  line([456, 240], [404, 276], 'brand', 30),
  { kind: 'dot', at: [394, 278], r: 15, fill: 'quiet' },
  line([386, 280], [364, 288], 'strong', 7),
];

/** Her dog, with the only number. */
const dog: readonly Shape[] = [
  cutOut(
    [
      [220, 290],
      [252, 290],
      [262, 342],
      [210, 342],
    ],
    'raised',
    20,
  ),
  panel([202, 216], [68, 72], 28, 'raised'),
  ...[196, 254].map((x) => slot([x, 216], [22, 54], 'brand')),
  { kind: 'dots', at: [226, 244], count: 2, gap: 20, r: 4, fill: 'strong' },
  slot([226, 256], [20, 14], 'strong'),
  panel([196, 280], [80, 40], 6, 'brand'),
  onBrand(centered(strong([236, 302], 'No. 1', 26))),
];

/**
 * There’s no line. A girl skips with its rope, and a clerk sits on a bench with a visitor, whose dog
 * has the only number.
 */
export const skippingRope: Composition = {
  width: 480,
  height: 352,
  shapes: [...sign, ...girl, ...bench, ...visitor, ...clerk, ...dog],
};
