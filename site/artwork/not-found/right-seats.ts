import type { Shape } from '#design-system';
import { cutOut, looks, panel } from '../figure-shapes.ts';

/** One of two who look the same. */
const twin = (x: number): readonly Shape[] => [
  {
    kind: 'face',
    at: [x, 316],
    size: 200,
    ...looks.bun,
    hair: 'brand',
    clothes: 'control',
    wears: 'glasses',
  },
  { kind: 'dots', at: [x - 16, 208], count: 2, gap: 29, r: 6, fill: 'strong' },
];

/** Twins, who share an armchair. */
export const twins: readonly Shape[] = [
  panel([1080, 110], [220, 256], 60, 'quiet'),
  { kind: 'dots', at: [1092, 374], count: 2, gap: 196, r: 10, fill: 'control' },
  {
    kind: 'line',
    points: [
      [1084, 256],
      [1084, 354],
      [1296, 354],
      [1296, 256],
    ],
    stroke: 'brand',
    width: 28,
  },
  ...twin(1142),
  ...twin(1238),
  {
    kind: 'line',
    points: [
      [1110, 360],
      [1122, 360],
      [1122, 320],
      [1162, 320],
      [1162, 360],
      [1174, 360],
      [1162, 360],
      [1162, 320],
      [1218, 320],
      [1218, 360],
      [1206, 360],
      [1218, 360],
      [1218, 320],
      [1258, 320],
      [1258, 360],
      [1270, 360],
    ],
    stroke: 'control',
    width: 26,
  },
];

/** A plant, which has a stool of its own. */
export const plant: readonly Shape[] = [
  cutOut(
    [
      [1360, 280],
      [1326, 150],
      [1366, 230],
      [1376, 40],
      [1388, 230],
      [1420, 124],
      [1388, 280],
    ],
    'brand',
    16,
  ),
  cutOut(
    [
      [1336, 270],
      [1412, 270],
      [1400, 326],
      [1348, 326],
    ],
    'raised',
    16,
  ),
  {
    kind: 'line',
    points: [
      [1334, 376],
      [1342, 340],
      [1406, 340],
      [1414, 376],
    ],
    stroke: 'control',
    width: 16,
  },
];
