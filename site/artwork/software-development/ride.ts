import type { Point, Shape } from '#design-system';
import { codeSign, cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

const rear: Point = [226, 326];
const front: Point = [412, 326];
const pedals: Point = [310, 332];

/** The flag at the back of the bicycle. */
const flag: readonly Shape[] = [
  line(rear, [174, 10], 'raised', 6),
  cutOut(
    [
      [170, 16],
      [26, 16],
      [42, 42],
      [26, 68],
      [178, 68],
    ],
    'match',
    12,
  ),
  onBright(centered(heading([106, 43], 'Released', 28))),
];

const wheel = (at: Point): readonly Shape[] => [
  { kind: 'dot', at, r: 58, stroke: 'raised', width: 16 },
  { kind: 'dot', at, r: 9, fill: 'raised' },
];

/** The bicycle, with the software in its basket. */
const bicycle: readonly Shape[] = [
  ...wheel(rear),
  ...wheel(front),
  {
    kind: 'line',
    points: [rear, [262, 246], pedals, rear, pedals, [384, 246], [262, 246], [256, 226]],
    stroke: 'quiet',
    width: 13,
  },
  {
    kind: 'line',
    points: [front, [376, 206], [346, 198]],
    stroke: 'quiet',
    width: 13,
  },
  line([344, 197], [358, 200], 'raised', 18),
  slot([220, 212], [76, 20], 'raised'),
];

/** The software in the basket. */
const basket: readonly Shape[] = [
  panel([380, 128], [92, 90], 8, 'raised'),
  ...codeSign([426, 162], 'strong'),
  cutOut(
    [
      [376, 204],
      [473, 204],
      [467, 254],
      [382, 254],
    ],
    'brand',
    14,
  ),
  onBrand(centered(strong([425, 230], 'Software', 21))),
];

/** Its owner. He rides with both hands in the air. */
const rider: readonly Shape[] = [
  ...(
    [
      [
        [212, 130],
        [212, 60],
      ],
      [
        [344, 130],
        [350, 60],
      ],
    ] as const
  ).flatMap(([elbow, hand]): readonly Shape[] => [
    { kind: 'line', points: [[278, 180], elbow, hand], stroke: 'raised', width: 30 },
    { kind: 'dot', at: [hand[0], 36], r: 18, fill: 'quiet' },
  ]),
  { kind: 'face', at: [278, 196], size: 190, ...looks.grayHair, skin: 'quiet', clothes: 'raised' },
  cutOut(
    [
      [216, 196],
      [340, 196],
      [310, 222],
      [238, 222],
    ],
    'raised',
    10,
  ),
  cutOut(
    [
      [272, 158],
      [284, 158],
      [290, 192],
      [278, 206],
      [266, 192],
    ],
    'brand',
    6,
  ),
  line([268, 218], [344, 236], 'brand', 38),
  line([344, 236], [322, 336], 'brand', 30),
  slot([304, 342], [60, 24], 'raised'),
];

/** The owner of the software rides it on a bicycle. */
export const ride: readonly Shape[] = [...flag, ...bicycle, ...rider, ...basket];
