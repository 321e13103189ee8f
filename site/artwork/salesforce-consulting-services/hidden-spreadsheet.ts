import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The salesperson in the metal detector, with his hands up. */
const seller: readonly Shape[] = [
  { kind: 'dot', at: [98, 32], r: 28, fill: 'match' },
  panel([0, 32], [196, 294], 14, 'brand'),
  panel([22, 66], [152, 256], 8, 'quiet'),
  { kind: 'face', at: [98, 324], size: 200, ...looks.mustache, clothes: 'strong' },
  ...[-1, 1].flatMap((side): readonly Shape[] => [
    {
      kind: 'line',
      points: [
        [98 + side * 44, 286],
        [98 + side * 52, 236],
        [98 + side * 48, 150],
      ],
      stroke: 'strong',
      width: 30,
    },
    { kind: 'dot', at: [98 + side * 48, 130], r: 19, fill: 'raised' },
  ]),
];

/** The spreadsheet. */
const sheet: readonly Shape[] = [
  panel([192, 24], [158, 230], 10, 'raised'),
  panel([192, 24], [158, 34], 10, 'subtle'),
  ...[58, 182].map((y) => line([194, y], [348, y], 'strong', 4)),
  ...[244, 298].map((x) => line([x, 28], [x, 230], 'strong', 4)),
  panel([198, 90], [142, 70], 8, 'strong'),
  panel([204, 96], [130, 58], 4, 'match'),
  onBright(centered(heading([269, 126], '=SUM', 42))),
];

/** The suitcase that it was in, with a sock and shorts. */
const suitcase: readonly Shape[] = [
  slot([188, 214], [172, 32], 'strong'),
  panel([178, 226], [190, 90], 18, 'subtle'),
  {
    kind: 'line',
    points: [
      [214, 222],
      [214, 262],
      [198, 270],
    ],
    stroke: 'strong',
    width: 22,
  },
  cutOut(
    [
      [286, 222],
      [344, 222],
      [352, 276],
      [326, 276],
      [315, 254],
      [304, 276],
      [278, 276],
    ],
    'brand',
    8,
  ),
  { kind: 'dots', at: [297, 242], count: 3, gap: 18, r: 6, fill: 'raised' },
  { kind: 'slot', at: [238, 268], size: [32, 24], stroke: 'strong', width: 7 },
];

/** The officer, who pulls it out. */
const officer: readonly Shape[] = [
  {
    kind: 'face',
    at: [402, 324],
    size: 214,
    ...looks.bob,
    hair: 'control',
    clothes: 'brand',
    collar: 'raised',
  },
  panel([354, 120], [96, 56], 24, 'raised'),
  slot([348, 160], [108, 22], 'brand'),
  { kind: 'dot', at: [402, 140], r: 12, fill: 'brand' },
  line([350, 300], [357, 106], 'brand', 28),
  { kind: 'dot', at: [356, 86], r: 19, fill: 'quiet' },
];

/** The belt, with its rollers. */
const belt: readonly Shape[] = [
  panel([16, 326], [448, 54], 14, 'brand'),
  { kind: 'dots', at: [48, 356], count: 9, gap: 48, r: 13, fill: 'subtle' },
  slot([0, 312], [480, 24], 'quiet'),
];

/** Airport security finds a spreadsheet in a salesperson’s suitcase, under his shorts and a sock. */
export const hiddenSpreadsheet: Composition = {
  width: 480,
  height: 380,
  shapes: [...seller, ...sheet, ...officer, ...suitcase, ...belt],
};
