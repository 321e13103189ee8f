import type { Point, Shape, Tone } from '#design-system';
import { codeSign, cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

const rear: Point = [226, 326];
const front: Point = [412, 326];
const crank: Point = [316, 326];

/** The flag at the back of the bicycle. */
const flag: readonly Shape[] = [
  line([172, 10], rear, 'strong', 8),
  ...(
    [
      ['strong', 16],
      ['match', 4],
    ] as const
  ).map(([fill, width]) =>
    cutOut(
      [
        [168, 16],
        [15, 16],
        [32, 43],
        [15, 70],
        [177, 70],
      ],
      fill,
      width,
    ),
  ),
  onBright(centered(heading([103, 44], 'Released', 28))),
];

const wheel = (at: Point): readonly Shape[] => [
  { kind: 'dot', at, r: 57, fill: 'raised', stroke: 'strong', width: 18 },
  { kind: 'dot', at, r: 11, fill: 'strong' },
];

/** A leg from the hip to the pedal, with a shoe. */
const leg = (knee: Point, [x, y]: Point, stroke: Tone): readonly Shape[] => [
  line([270, 216], knee, stroke, 38),
  line(knee, [x, y], stroke, 30),
  slot([x - 17, y + 4], [54, 24], 'raised'),
];

/** The bicycle. The pedals are in front of one leg and behind the other. */
const bicycle: readonly Shape[] = [
  ...wheel(rear),
  ...wheel(front),
  ...leg([312, 282], [308, 352], 'control'),
  {
    kind: 'line',
    points: [rear, [262, 246], crank, rear, crank, [384, 246], [262, 246], [256, 226]],
    stroke: 'brand',
    width: 13,
  },
  {
    kind: 'line',
    points: [front, [376, 206], [346, 198]],
    stroke: 'brand',
    width: 13,
  },
  line([344, 197], [358, 200], 'raised', 18),
  { kind: 'dot', at: crank, r: 16, fill: 'strong', stroke: 'brand', width: 9 },
  slot([212, 222], [84, 22], 'raised'),
];

/** The software in the basket. */
const basket: readonly Shape[] = [
  panel([380, 124], [92, 90], 8, 'raised'),
  ...codeSign([426, 160], 'strong'),
  cutOut(
    [
      [375, 204],
      [473, 204],
      [467, 252],
      [381, 252],
    ],
    'brand',
    14,
  ),
  onBrand(centered(strong([424, 229], 'Software', 22))),
];

/** Its owner. He rides with both hands in the air. */
const rider: readonly Shape[] = [
  ...(
    [
      [218, 215],
      [344, 350],
    ] as const
  ).flatMap(([elbow, hand]): readonly Shape[] => [
    {
      kind: 'line',
      points: [
        [279, 184],
        [elbow, 132],
        [hand, 60],
      ],
      stroke: 'strong',
      width: 32,
    },
    { kind: 'dot', at: [hand, 34], r: 20, fill: 'subtle' },
  ]),
  { kind: 'face', at: [278, 196], size: 190, ...looks.grayHair, skin: 'subtle', collar: 'strong' },
  cutOut(
    [
      [222, 196],
      [334, 196],
      [328, 212],
      [306, 222],
      [250, 222],
      [228, 212],
    ],
    'strong',
    22,
  ),
  cutOut(
    [
      [262, 139],
      [294, 139],
      [278, 194],
    ],
    'raised',
    8,
  ),
  line([278, 148], [278, 180], 'brand', 12),
  ...leg([346, 226], [326, 300], 'strong'),
];

/** The owner of the software rides it on a bicycle. */
export const ride: readonly Shape[] = [...flag, ...bicycle, ...rider, ...basket];
