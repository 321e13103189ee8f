import type { Shape } from '#design-system';
import { cutOut, looks } from '../figure-shapes.ts';
import { texts } from './texts.ts';

/** A long bench. On it, a giant with a booklet. */
export const giant: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1138, 372],
      [1138, 322],
      [1538, 322],
      [1538, 372],
    ],
    stroke: 'control',
    width: 16,
  },
  {
    kind: 'line',
    points: [
      [1152, 206],
      [1260, 206],
      [1284, 272],
      [1238, 262],
      [1284, 272],
      [1260, 206],
      [1242, 300],
      [1170, 300],
      [1152, 206],
      [1128, 272],
      [1174, 262],
      [1128, 272],
      [1152, 206],
    ],
    fill: 'raised',
    stroke: 'raised',
    width: 30,
  },
  { kind: 'face', at: [1206, 212], size: 200, ...looks.turban, clothes: 'raised', collar: 'brand' },
  {
    kind: 'line',
    points: [
      [1174, 364],
      [1154, 364],
      [1138, 292],
      [1190, 312],
      [1222, 312],
      [1274, 292],
      [1258, 364],
      [1238, 364],
    ],
    stroke: 'brand',
    width: 32,
  },
  cutOut(
    [
      [1180, 234],
      [1206, 240],
      [1232, 234],
      [1232, 270],
      [1206, 276],
      [1180, 270],
    ],
    'brand',
    8,
  ),
  { kind: 'dots', at: [1176, 256], count: 2, gap: 60, r: 16, fill: 'quiet' },
];

/** A child with a newspaper that is larger than it. */
export const child: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1421, 346],
      [1441, 346],
      [1441, 310],
      [1483, 310],
      [1483, 346],
      [1503, 346],
    ],
    stroke: 'brand',
    width: 22,
  },
  {
    kind: 'face',
    at: [1462, 268],
    size: 156,
    skin: 'quiet',
    hair: 'brand',
    cut: 'curls',
    clothes: 'brand',
    collar: 'raised',
  },
  cutOut(
    [
      [1354, 186],
      [1462, 198],
      [1570, 186],
      [1570, 304],
      [1462, 316],
      [1354, 304],
    ],
    'raised',
    12,
  ),
  texts([1382, 232], [160, 160, 160, 96]),
  { kind: 'dots', at: [1354, 244], count: 2, gap: 216, r: 14, fill: 'quiet' },
];
