import type { Shape } from '#design-system';
import { cutOut, line, looks, snore } from '../figure-shapes.ts';
import { elevator } from './elevator-lobby.ts';

/** The retired planner, asleep in a hammock in an elevator, with a cocktail. */
export const retiredPlanner: readonly Shape[] = [
  elevator(1468, [236, 226], 'quiet', 'control'),
  cutOut(
    [
      [1458, 74],
      [1478, 74],
      [1468, 86],
    ],
    'raised',
    4,
  ),
  {
    kind: 'face',
    at: [1462, 238],
    size: 122,
    ...looks.mustache,
    cut: 'short',
    hair: 'control',
    clothes: 'strong',
  },
  cutOut(
    [
      [1424, 169],
      [1442, 163],
      [1444, 130],
      [1480, 130],
      [1482, 163],
      [1500, 169],
    ],
    'strong',
    12,
  ),
  {
    kind: 'line',
    points: [
      [1518, 168],
      [1518, 216],
      [1542, 216],
      [1542, 168],
    ],
    stroke: 'raised',
    width: 18,
  },
  line([1412, 216], [1400, 190], 'raised', 18),
  cutOut(
    [
      [1382, 136],
      [1412, 136],
      [1397, 154],
      [1397, 178],
      [1397, 154],
    ],
    'strong',
    6,
  ),
  cutOut(
    [
      [1356, 146],
      [1384, 200],
      [1436, 216],
      [1500, 216],
      [1552, 200],
      [1580, 146],
      [1552, 200],
      [1540, 230],
      [1512, 253],
      [1468, 262],
      [1424, 253],
      [1396, 230],
      [1384, 200],
    ],
    'brand',
    10,
  ),
  snore([1510, 112], 20, 7),
];
