import type { Shape } from '#design-system';
import { cutOut, looks } from '../figure-shapes.ts';
import { texts } from './texts.ts';

/** A long bench. On it, a giant with a booklet. */
export const giant: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1084, 372],
      [1084, 322],
      [1530, 322],
      [1530, 372],
    ],
    stroke: 'control',
    width: 16,
  },
  {
    kind: 'line',
    points: [
      [1098, 206],
      [1206, 206],
      [1230, 272],
      [1184, 262],
      [1230, 272],
      [1206, 206],
      [1188, 300],
      [1116, 300],
      [1098, 206],
      [1074, 272],
      [1120, 262],
      [1074, 272],
      [1098, 206],
    ],
    fill: 'raised',
    stroke: 'raised',
    width: 30,
  },
  { kind: 'face', at: [1152, 212], size: 200, ...looks.turban, clothes: 'raised', collar: 'brand' },
  {
    kind: 'line',
    points: [
      [1120, 364],
      [1100, 364],
      [1084, 292],
      [1136, 312],
      [1168, 312],
      [1220, 292],
      [1204, 364],
      [1184, 364],
    ],
    stroke: 'brand',
    width: 32,
  },
  cutOut(
    [
      [1126, 234],
      [1152, 240],
      [1178, 234],
      [1178, 270],
      [1152, 276],
      [1126, 270],
    ],
    'brand',
    8,
  ),
  { kind: 'dots', at: [1122, 256], count: 2, gap: 60, r: 16, fill: 'quiet' },
];

/** A child with a newspaper that is larger than it. */
export const child: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1413, 346],
      [1433, 346],
      [1433, 310],
      [1475, 310],
      [1475, 346],
      [1495, 346],
    ],
    stroke: 'brand',
    width: 22,
  },
  {
    kind: 'face',
    at: [1454, 268],
    size: 156,
    skin: 'quiet',
    hair: 'brand',
    cut: 'curls',
    clothes: 'brand',
    collar: 'raised',
  },
  cutOut(
    [
      [1346, 186],
      [1454, 198],
      [1562, 186],
      [1562, 304],
      [1454, 316],
      [1346, 304],
    ],
    'raised',
    12,
  ),
  texts([1374, 232], [160, 160, 160, 96]),
  { kind: 'dots', at: [1346, 244], count: 2, gap: 216, r: 14, fill: 'quiet' },
];
