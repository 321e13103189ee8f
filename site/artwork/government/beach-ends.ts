import type { Point, Shape } from '#design-system';
import { cutOut, onCircle, panel } from '../figure-shapes.ts';

/** The crab’s home: a sandcastle. A small crab in sunglasses waits there. */
export const crabHome: readonly Shape[] = [
  cutOut(
    [
      [12, 286],
      [12, 204],
      [22, 204],
      [22, 216],
      [38, 216],
      [38, 204],
      [48, 204],
      [48, 150],
      [60, 150],
      [60, 164],
      [75, 164],
      [75, 150],
      [89, 150],
      [89, 164],
      [104, 164],
      [104, 150],
      [116, 150],
      [116, 204],
      [126, 204],
      [126, 216],
      [142, 216],
      [142, 204],
      [152, 204],
      [152, 286],
    ],
    'brand',
    4,
  ),
  panel([58, 216], [48, 76], 24, 'strong'),
  {
    kind: 'line',
    points: [
      [148, 202],
      [158, 220],
      [174, 206],
      [158, 220],
      [166, 256],
      [148, 262],
      [142, 283],
      [150, 260],
      [172, 264],
      [168, 283],
      [174, 262],
      [218, 262],
      [224, 283],
      [220, 264],
      [240, 260],
      [250, 283],
      [242, 262],
      [226, 256],
      [232, 220],
      [218, 206],
      [232, 220],
      [244, 202],
    ],
    stroke: 'quiet',
    width: 9,
  },
  panel([156, 226], [80, 46], 23, 'quiet'),
  cutOut(
    [
      [170, 236],
      [222, 236],
      [216, 250],
      [204, 250],
      [196, 241],
      [188, 250],
      [176, 250],
    ],
    'strong',
    5,
  ),
];

/** Where the line on the snail’s shell is. */
const turn = (step: number): Point => onCircle([1504, 160], 46 - step * 2.3, step * 30 + 120);

/** A snail in a mail carrier’s cap. It has no more rejections to deliver, and rests on a letter. */
export const retiredSnail: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1392, 236],
      [1392, 285],
      [1580, 285],
      [1580, 236],
      [1392, 236],
      [1486, 272],
      [1580, 236],
    ],
    fill: 'raised',
    stroke: 'strong',
    width: 6,
  },
  {
    kind: 'line',
    points: [
      [1564, 214],
      [1430, 214],
      [1412, 138],
    ],
    stroke: 'quiet',
    width: 40,
  },
  { kind: 'dot', at: [1504, 160], r: 64, fill: 'brand' },
  {
    kind: 'line',
    points: [turn(0), turn(1), ...Array.from({ length: 15 }, (_, step) => turn(step + 2))],
    stroke: 'raised',
    width: 9,
  },
  { kind: 'arc', at: [1409, 136], r: 9, from: 95, to: 265, stroke: 'strong', width: 5 },
  cutOut(
    [
      [1372, 124],
      [1394, 116],
      [1392, 92],
      [1434, 92],
      [1434, 124],
    ],
    'brand',
    8,
  ),
];
