import type { Shape } from '#design-system';
import { cutOut, looks, panel, slot } from '../figure-shapes.ts';

/** A drill that yawns. It stands at 304. */
export const drill: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1262, 90],
      [1262, 246],
      [1136, 246],
      [1262, 246],
      [1262, 292],
      [1128, 292],
      [1284, 292],
    ],
    stroke: 'strong',
    width: 24,
  },
  cutOut(
    [
      [1180, 172],
      [1204, 172],
      [1204, 204],
      [1192, 222],
      [1180, 204],
    ],
    'raised',
    6,
  ),
  panel([1122, 16], [156, 156], 34, 'brand'),
  ...[1162, 1222].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 50],
      r: 17,
      from: 112,
      to: 248,
      stroke: 'raised',
      width: 7,
    }),
  ),
  slot([1160, 84], [64, 78], 'strong'),
  slot([1172, 132], [40, 24], 'quiet'),
];

/** A robot arm that serves coffee to a man at a workbench, like a waiter with a napkin. */
export const coffeeBreak: readonly Shape[] = [
  { kind: 'face', at: [1530, 232], size: 176, ...looks.grayHair, wears: 'mustache' },
  panel([1464, 228], [132, 76], 6, 'subtle'),
  {
    kind: 'line',
    points: [
      [1358, 287],
      [1420, 287],
      [1390, 287],
      [1354, 182],
      [1430, 150],
    ],
    stroke: 'brand',
    width: 34,
  },
  cutOut(
    [
      [1372, 160],
      [1398, 149],
      [1398, 216],
      [1372, 216],
    ],
    'raised',
    8,
  ),
  { kind: 'dot', at: [1354, 180], r: 14, fill: 'raised' },
  { kind: 'dot', at: [1359, 176], r: 6, fill: 'strong' },
  {
    kind: 'line',
    points: [
      [1386, 118],
      [1474, 118],
      [1430, 118],
      [1430, 142],
    ],
    stroke: 'strong',
    width: 12,
  },
  panel([1412, 64], [46, 48], 8, 'raised'),
  { kind: 'arc', at: [1412, 86], r: 13, from: 180, to: 360, stroke: 'raised', width: 8 },
];
