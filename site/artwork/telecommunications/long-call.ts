import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** A grandmother with an old handset that is as tall as she is. */
export const grandmother: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1142, 370],
      [1160, 370],
      [1160, 330],
      [1196, 330],
      [1196, 370],
      [1214, 370],
    ],
    stroke: 'raised',
    width: 22,
  },
  cutOut(
    [
      [1116, 226],
      [1240, 226],
      [1246, 334],
      [1110, 334],
    ],
    'brand',
    20,
  ),
  {
    kind: 'face',
    at: [1178, 230],
    size: 208,
    ...looks.bun,
    hair: 'control',
    clothes: 'brand',
    wears: 'glasses',
  },
  {
    kind: 'line',
    points: [
      [1122, 238],
      [1088, 284],
      [1132, 308],
    ],
    stroke: 'raised',
    width: 28,
  },
  { kind: 'match', from: [1270, 322], to: [1345, 288], stroke: 'quiet', width: 8 },
  cutOut(
    [
      [1236, 72],
      [1266, 64],
      [1292, 72],
      [1310, 94],
      [1318, 126],
      [1318, 258],
      [1310, 290],
      [1292, 312],
      [1266, 320],
      [1236, 312],
      [1236, 278],
      [1258, 274],
      [1270, 262],
      [1274, 244],
      [1274, 140],
      [1270, 122],
      [1258, 110],
      [1236, 106],
    ],
    'quiet',
    16,
  ),
  {
    kind: 'line',
    points: [
      [1230, 226],
      [1266, 262],
      [1298, 204],
    ],
    stroke: 'raised',
    width: 28,
  },
];

/** A dog in an armchair. It tries to turn her down with a remote control. */
export const dog: readonly Shape[] = [
  cutOut(
    [
      [1540, 330],
      [1546, 192],
      [1582, 192],
      [1584, 330],
    ],
    'quiet',
    24,
  ),
  cutOut(
    [
      [1428, 162],
      [1430, 146],
      [1472, 134],
      [1486, 108],
      [1524, 104],
      [1540, 124],
      [1532, 190],
      [1544, 294],
      [1484, 294],
      [1488, 200],
      [1474, 182],
      [1440, 178],
    ],
    'raised',
    16,
  ),
  slot([1362, 222], [74, 28], 'subtle'),
  { kind: 'dots', at: [1379, 236], count: 3, gap: 16, r: 5, fill: 'strong' },
  {
    kind: 'line',
    points: [
      [1420, 354],
      [1436, 354],
      [1436, 298],
      [1510, 292],
      [1502, 224],
      [1436, 238],
    ],
    stroke: 'raised',
    width: 28,
  },
  panel([1460, 276], [136, 98], 26, 'quiet'),
  line([1530, 116], [1550, 176], 'brand', 28),
  line([1478, 144], [1494, 140], 'strong', 7),
  { kind: 'dot', at: [1430, 150], r: 13, fill: 'brand' },
];
