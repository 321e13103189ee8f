import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';

/** A gray squirrel. The point is between its feet. */
export const squirrel = ([x, y]: Point): readonly Shape[] => [
  { kind: 'arc', at: [x - 66, y - 56], r: 23, from: 270, to: 450, stroke: 'control', width: 30 },
  {
    kind: 'match',
    from: [x - 43, y - 56],
    to: [x - 2, y - 10],
    direction: 'down',
    stroke: 'control',
    width: 30,
  },
  line([x + 6, y - 38], [x + 4, y - 20], 'control', 44),
  cutOut(
    [
      [x - 2, y - 78],
      [x + 2, y - 94],
      [x + 14, y - 82],
      [x + 34, y - 66],
      [x + 16, y - 56],
      [x + 2, y - 60],
    ],
    'control',
    16,
  ),
  { kind: 'dot', at: [x + 18, y - 73], r: 4, fill: 'strong' },
];

/** The foreman, with earmuffs and a beard. The point is the middle of his lower edge. */
export const foreman = ([x, y]: Point): readonly Shape[] => [
  {
    kind: 'face',
    at: [x, y],
    size: 192,
    ...looks.hardHat,
    skin: 'raised',
    clothes: 'brand',
    wears: 'beard',
  },
  ...[-46, 46].map((side) => slot([x + side - 11, y - 126], [22, 44], 'brand')),
];

/** A mitten with its thumb to the left. The point is the middle of its cuff’s end. */
export const mitten = ([x, y]: Point): readonly Shape[] => [
  panel([x - 36, y - 96], [72, 100], 34, 'quiet'),
  line([x - 20, y - 34], [x - 48, y - 58], 'quiet', 28),
  slot([x - 40, y - 12], [80, 24], 'raised'),
];

/** The crew’s truck. The paper forms in it are a squirrel’s nest. */
export const truck: readonly Shape[] = [
  cutOut(
    [
      [20, 250],
      [20, 170],
      [44, 110],
      [106, 110],
      [106, 250],
    ],
    'brand',
    16,
  ),
  cutOut(
    [
      [38, 166],
      [54, 124],
      [90, 124],
      [90, 166],
    ],
    'quiet',
    8,
  ),
  line([40, 100], [108, 100], 'raised', 18),
  cutOut(
    [
      [122, 184],
      [136, 138],
      [180, 152],
      [166, 190],
    ],
    'subtle',
    4,
  ),
  ...squirrel([206, 166]),
  cutOut(
    [
      [146, 190],
      [156, 156],
      [248, 160],
      [254, 190],
    ],
    'raised',
    4,
  ),
  panel([226, 104], [42, 52], 4, 'raised'),
  line([212, 134], [230, 140], 'control', 13),
  panel([104, 184], [196, 74], 10, 'brand'),
  onBrand(centered(heading([196, 211], '11 of 60 lost', 27))),
  { kind: 'dots', at: [66, 262], count: 2, gap: 180, r: 34, fill: 'strong' },
  { kind: 'dots', at: [66, 262], count: 2, gap: 180, r: 14, fill: 'quiet' },
];

/** Water, and a fish, that runs out of a folder. */
export const wetFolder: readonly Shape[] = [
  line([300, 210], [300, 300], 'quiet', 28),
  slot([244, 284], [112, 34], 'quiet'),
  cutOut(
    [
      [270, 302],
      [282, 296],
      [300, 302],
      [314, 295],
      [314, 309],
      [300, 302],
      [282, 308],
    ],
    'strong',
    5,
  ),
  { kind: 'dot', at: [279, 301], r: 3, fill: 'raised' },
  cutOut(
    [
      [282, 198],
      [336, 150],
      [356, 172],
      [302, 220],
    ],
    'subtle',
    8,
  ),
  line([376, 290], [352, 206], 'brand', 34),
  { kind: 'dot', at: [346, 188], r: 22, fill: 'quiet' },
  slot([332, 206], [40, 16], 'raised'),
];
