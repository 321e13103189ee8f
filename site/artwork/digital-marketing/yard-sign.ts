import type { Composition, Point, Shape } from '#design-system';
import { cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';

/** A channel’s lever, which shows how much is spent: nothing, as before, or twice as much. */
const lever = (x: number, spent: 0 | 1 | 2): readonly Shape[] => {
  const y = 286 - spent * 27;
  return [
    slot([x - 5, 222], [10, 74], 'quiet'),
    slot([x - 5, y], [10, 296 - y], 'brand'),
    {
      kind: 'frame',
      at: [x - 12, y - 9],
      size: [24, 18],
      radius: 6,
      fill: spent > 0 ? 'strong' : 'raised',
      stroke: 'strong',
      width: 3,
    },
  ];
};

/** The lower edge of a row of shingles around the roof’s middle. Every second shingle is longer. */
const shingles = (y: number, count: number): Shape => {
  const left = 240 - count * 16;
  return {
    kind: 'line',
    points: [
      [left, y],
      [left + 32, y],
      ...Array.from({ length: count - 1 }, (_, index): readonly Point[] => {
        const x = left + (index + 1) * 32;
        const edge = y + (index % 2 === 0 ? 11 : 0);
        return [
          [x, edge],
          [x + 32, edge],
        ];
      }).flat(),
    ],
    stroke: 'quiet',
    width: 3,
  };
};

/** It stands on the lawn and leans against the eaves. */
const ladder: readonly Shape[] = [
  line([200, 402], [214, 110], 'strong', 8),
  line([256, 402], [242, 110], 'strong', 8),
  ...[132, 172, 212, 252, 292, 332, 372].map((y) => {
    const inset = (402 - y) / 21;
    return line([200 + inset, y], [256 - inset, y], 'strong', 6);
  }),
];

/** A writer on the far side of the roof, who takes notes. */
const writer: readonly Shape[] = [
  { kind: 'face', at: [128, 98], size: 98, ...looks.hardHat, skin: 'raised', wears: 'glasses' },
  cutOut(
    [
      [150, 64],
      [188, 58],
      [188, 86],
      [150, 86],
    ],
    'raised',
    5,
  ),
  line([157, 73], [172, 71], 'brand', 3),
  line([172, 78], [194, 46], 'strong', 6),
];

/** A mailbox with more mail than it holds. */
const mailbox: readonly Shape[] = [
  line([416, 420], [416, 448], 'strong', 14),
  panel([370, 370], [94, 54], 24, 'raised'),
  panel([370, 396], [94, 28], 3, 'raised'),
  panel([446, 358], [22, 16], 2, 'strong'),
  line([448, 362], [448, 398], 'strong', 5),
  panel([370, 388], [12, 36], 0, 'strong'),
  panel([336, 400], [40, 26], 3, 'quiet'),
  panel([342, 384], [40, 26], 3, 'subtle'),
  {
    kind: 'line',
    points: [
      [345, 387],
      [362, 399],
      [379, 387],
    ],
    stroke: 'strong',
    width: 3,
  },
];

/**
 * A house that gets a new roof. On the sign in its yard is what the ads for a contract cost now and
 * before. The box on its wall has the levers of five ad channels: two are off, and one is doubled.
 */
export const yardSign: Composition = {
  width: 480,
  height: 456,
  bleeds: true,
  shapes: [
    ground(350, 'brand'),
    panel([342, 30], [44, 60], 0, 'strong'),
    slot([334, 22], [60, 16], 'strong'),
    ...writer,
    panel([16, 140], [448, 214], 0, 'subtle'),
    cutOut(
      [
        [80, 90],
        [400, 90],
        [472, 158],
        [8, 158],
      ],
      'brand',
      14,
    ),
    shingles(100, 11),
    shingles(126, 13),
    panel([32, 184], [88, 80], 6, 'raised'),
    panel([40, 192], [72, 64], 0, 'quiet'),
    line([76, 192], [76, 256], 'raised', 6),
    panel([136, 206], [58, 148], 4, 'strong'),
    { kind: 'dot', at: [182, 284], r: 5, fill: 'quiet' },
    ...ladder,
    panel([270, 172], [186, 170], 14, 'strong'),
    panel([277, 179], [172, 156], 8, 'raised'),
    onBright(heading([287, 198], 'Ad channels', 25)),
    ...lever(301, 0),
    ...lever(332, 0),
    ...lever(363, 1),
    ...lever(394, 1),
    ...lever(425, 2),
    onBright(plain([287, 318], '2 off', 'strong', 21)),
    { ...onBright(strong([440, 318], '1 doubled', 21)), anchor: 'end' },
    ...mailbox,
    ...[28, 134].map((x) => line([x, 400], [x, 448], 'strong', 10)),
    panel([0, 280], [166, 136], 16, 'strong'),
    panel([6, 286], [154, 124], 10, 'match'),
    onBright(heading([16, 320], '$400', 56)),
    onBright(strong([18, 360], 'per contract', 21)),
    onBright(plain([18, 387], '$1,200 before', 'strong', 21)),
  ],
};
