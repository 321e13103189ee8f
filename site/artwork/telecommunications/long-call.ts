import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** A grandmother with an old handset that is as tall as she is. */
export const grandmother: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1176, 370],
      [1194, 370],
      [1194, 330],
      [1230, 330],
      [1230, 370],
      [1248, 370],
    ],
    stroke: 'raised',
    width: 22,
  },
  cutOut(
    [
      [1150, 226],
      [1274, 226],
      [1280, 334],
      [1144, 334],
    ],
    'brand',
    20,
  ),
  {
    kind: 'face',
    at: [1212, 230],
    size: 208,
    ...looks.bun,
    hair: 'control',
    clothes: 'brand',
    wears: 'glasses',
  },
  {
    kind: 'line',
    points: [
      [1156, 238],
      [1122, 284],
      [1166, 308],
    ],
    stroke: 'raised',
    width: 28,
  },
  { kind: 'match', from: [1304, 322], to: [1385, 288], stroke: 'quiet', width: 8 },
  cutOut(
    [
      [1270, 72],
      [1300, 64],
      [1326, 72],
      [1344, 94],
      [1352, 126],
      [1352, 258],
      [1344, 290],
      [1326, 312],
      [1300, 320],
      [1270, 312],
      [1270, 278],
      [1292, 274],
      [1304, 262],
      [1308, 244],
      [1308, 140],
      [1304, 122],
      [1292, 110],
      [1270, 106],
    ],
    'quiet',
    16,
  ),
  {
    kind: 'line',
    points: [
      [1264, 226],
      [1300, 262],
      [1332, 204],
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
  slot([1378, 222], [62, 28], 'subtle'),
  { kind: 'dots', at: [1394, 236], count: 2, gap: 16, r: 5, fill: 'strong' },
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
