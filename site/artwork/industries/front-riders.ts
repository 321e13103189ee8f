import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** A pilot. */
export const pilot: readonly Shape[] = [
  {
    kind: 'face',
    at: [1226, 332],
    size: 228,
    ...looks.glasses,
    skin: 'subtle',
    clothes: 'raised',
    collar: 'strong',
  },
  cutOut(
    [
      [1172, 130],
      [1226, 113],
      [1277, 130],
      [1269, 152],
      [1183, 152],
    ],
    'raised',
    12,
  ),
  slot([1175, 148], [102, 18], 'strong'),
];

/** Far too much luggage, on the step. */
export const luggage: readonly Shape[] = [
  panel([1222, 264], [84, 36], 8, 'quiet'),
  { kind: 'slot', at: [1244, 268], size: [40, 20], stroke: 'strong', width: 7 },
  panel([1208, 294], [114, 34], 8, 'subtle'),
  panel([1194, 324], [134, 44], 8, 'quiet'),
  {
    kind: 'line',
    points: [
      [1216, 328],
      [1216, 364],
      [1306, 364],
      [1306, 328],
    ],
    stroke: 'strong',
    width: 9,
  },
];

/** An official. */
export const official: readonly Shape[] = [
  {
    kind: 'face',
    at: [1424, 312],
    size: 212,
    ...looks.grayHair,
    hair: 'strong',
    skin: 'quiet',
    clothes: 'subtle',
    collar: 'strong',
  },
  cutOut(
    [
      [1374, 148],
      [1474, 148],
      [1460, 148],
      [1464, 32],
      [1384, 32],
      [1388, 148],
    ],
    'raised',
    12,
  ),
  {
    kind: 'line',
    points: [
      [1392, 134],
      [1406, 134],
      [1404, 40],
      [1406, 134],
      [1424, 134],
      [1424, 40],
      [1424, 134],
      [1442, 134],
      [1444, 40],
      [1442, 134],
      [1456, 134],
    ],
    stroke: 'strong',
    width: 10,
  },
  line([1470, 292], [1508, 256], 'subtle', 30),
];

/** A cat on the rails. */
export const cat: readonly Shape[] = [
  cutOut(
    [
      [1516, 385],
      [1524, 330],
      [1510, 314],
      [1510, 280],
      [1527, 293],
      [1549, 293],
      [1566, 280],
      [1566, 314],
      [1554, 330],
      [1566, 385],
      [1590, 385],
      [1590, 352],
      [1590, 385],
    ],
    'raised',
    14,
  ),
  { kind: 'dots', at: [1527, 311], count: 2, gap: 22, r: 4, fill: 'strong' },
];

/** The mechanic’s glove, and the official’s hand. */
export const outerHands: Shape = {
  kind: 'dots',
  at: [280, 244],
  count: 2,
  gap: 1234,
  r: 16,
  fill: 'quiet',
};
