import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';
import { chimney, solarPanel } from './panels-on-roof.ts';

/** A technician who throws his arms up for the colleague whom the stork brings. */
const receiver: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1144, 285],
      [1166, 285],
      [1166, 232],
      [1214, 232],
      [1214, 285],
      [1236, 285],
    ],
    stroke: 'strong',
    width: 34,
  },
  {
    kind: 'line',
    points: [
      [1134, 110],
      [1143, 218],
      [1237, 218],
      [1256, 110],
    ],
    stroke: 'brand',
    width: 32,
  },
  {
    kind: 'face',
    at: [1190, 228],
    size: 164,
    ...looks.hardHat,
    skin: 'subtle',
    hair: 'strong',
    clothes: 'brand',
    wears: 'mustache',
  },
  { kind: 'dots', at: [1132, 96], count: 2, gap: 126, r: 18, fill: 'subtle' },
];

/** A young technician with a hard hat, in a bundle. */
const bundle: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1290, 156],
      [1338, 66],
      [1386, 156],
    ],
    stroke: 'raised',
    width: 12,
  },
  {
    kind: 'face',
    at: [1338, 184],
    size: 104,
    ...looks.hardHat,
    skin: 'subtle',
    clothes: 'strong',
  },
  cutOut(
    [
      [1290, 158],
      [1386, 158],
      [1366, 196],
      [1310, 196],
    ],
    'raised',
    14,
  ),
];

/** A stork in its nest on a chimney. */
const bird: readonly Shape[] = [
  chimney(1456, 222, 100),
  {
    kind: 'line',
    points: [
      [1490, 206],
      [1490, 150],
      [1522, 150],
      [1522, 206],
    ],
    stroke: 'brand',
    width: 9,
  },
  cutOut(
    [
      [1428, 192],
      [1448, 200],
      [1464, 188],
      [1486, 200],
      [1508, 188],
      [1530, 200],
      [1550, 188],
      [1586, 194],
      [1562, 224],
      [1450, 224],
    ],
    'strong',
    12,
  ),
  cutOut(
    [
      [1500, 112],
      [1588, 150],
      [1500, 150],
    ],
    'strong',
    16,
  ),
  {
    kind: 'line',
    points: [
      [1426, 50],
      [1444, 50],
      [1456, 108],
    ],
    stroke: 'raised',
    width: 34,
  },
  line([1474, 122], [1520, 130], 'raised', 62),
  cutOut(
    [
      [1422, 44],
      [1422, 60],
      [1334, 68],
    ],
    'brand',
    6,
  ),
  { kind: 'dot', at: [1434, 46], r: 5, fill: 'strong' },
];

/** A stork brings a young technician. A colleague welcomes him beside solar panels. */
export const stork: readonly Shape[] = [
  solarPanel([1286, 1404, 228], [1258, 1432, 299], 3, 'strong', 'subtle'),
  ...receiver,
  ...bird,
  ...bundle,
];
