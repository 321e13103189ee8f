import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';
import { elevator } from './elevator-lobby.ts';

/** The black keys of the piano, which hang from the upper edge of the white ones. */
const blackKeys: Shape = {
  kind: 'line',
  points: [
    [40, 222],
    [40, 236],
    ...[48, 65, 82, 99, 116].flatMap((x): readonly Point[] => [
      [x, 236],
      [x, 222],
      [x + 9, 222],
      [x + 9, 236],
    ]),
    [133, 236],
    [133, 222],
  ],
  fill: 'strong',
};

/** An old woman who carries a piano. */
export const pianoCarrier: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [48, 294],
      [66, 294],
      [66, 250],
      [108, 250],
      [108, 294],
      [126, 294],
    ],
    stroke: 'brand',
    width: 20,
  },
  {
    kind: 'face',
    at: [87, 250],
    size: 176,
    ...looks.bun,
    hair: 'control',
    clothes: 'brand',
    wears: 'glasses',
  },
  {
    kind: 'line',
    points: [
      [36, 222],
      [20, 262],
      [154, 262],
      [138, 222],
    ],
    stroke: 'brand',
    width: 26,
  },
  cutOut(
    [
      [20, 190],
      [154, 190],
      [154, 198],
      [146, 198],
      [146, 274],
      [28, 274],
      [28, 198],
      [20, 198],
    ],
    'strong',
    6,
  ),
  panel([32, 222], [110, 24], 0, 'raised'),
  blackKeys,
  { kind: 'dots', at: [24, 264], count: 2, gap: 126, r: 16, fill: 'raised' },
];

/** A man who carries a palm out of an elevator. */
export const palmCarrier: readonly Shape[] = [
  elevator(1200, [144, 202], 'raised', 'quiet'),
  {
    kind: 'line',
    points: [
      [1162, 294],
      [1180, 294],
      [1180, 250],
      [1220, 250],
      [1220, 294],
      [1238, 294],
    ],
    stroke: 'control',
    width: 22,
  },
  { kind: 'face', at: [1200, 250], size: 180, ...looks.baldHead, clothes: 'brand' },
  line([1258, 210], [1254, 90], 'control', 14),
  {
    kind: 'line',
    points: [
      [1194, 98],
      [1220, 74],
      [1254, 80],
      [1204, 46],
      [1254, 80],
      [1272, 48],
      [1304, 44],
      [1272, 48],
      [1254, 80],
      [1288, 72],
      [1318, 98],
    ],
    stroke: 'brand',
    width: 20,
  },
  cutOut(
    [
      [1224, 200],
      [1290, 200],
      [1280, 252],
      [1234, 252],
    ],
    'strong',
    10,
  ),
  { kind: 'dots', at: [1228, 234], count: 2, gap: 58, r: 16, fill: 'quiet' },
];
