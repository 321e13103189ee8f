import type { Shape } from '#design-system';
import { cutOut, panel } from '../figure-shapes.ts';

/** One dives in head first. */
export const diver: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1110, 132],
      [1130, 310],
      [1182, 226],
      [1162, 168],
    ],
    stroke: 'quiet',
    width: 32,
  },
  cutOut(
    [
      [1104, 136],
      [1116, 136],
      [1118, 72],
      [1080, 80],
    ],
    'brand',
    12,
  ),
  cutOut(
    [
      [1156, 172],
      [1168, 168],
      [1184, 106],
      [1146, 112],
    ],
    'brand',
    12,
  ),
  cutOut(
    [
      [1112, 274],
      [1172, 268],
      [1168, 330],
      [1118, 330],
    ],
    'brand',
    12,
  ),
];

/** The water that splashes. */
export const splash: Shape = {
  kind: 'line',
  points: [
    [1100, 330],
    [1078, 284],
    [1102, 294],
    [1096, 246],
    [1126, 300],
    [1162, 300],
    [1196, 240],
    [1190, 290],
    [1224, 276],
    [1200, 330],
  ],
  fill: 'raised',
  stroke: 'raised',
  width: 8,
};

/** One swims laps in a tie. */
export const swimmer: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1304, 376],
      [1340, 290],
      [1380, 336],
    ],
    stroke: 'raised',
    width: 32,
  },
  { kind: 'dot', at: [1384, 340], r: 19, fill: 'subtle' },
  {
    kind: 'face',
    at: [1266, 384],
    size: 188,
    skin: 'subtle',
    hair: 'strong',
    cut: 'bald',
    clothes: 'raised',
    collar: 'quiet',
    wears: 'glasses',
  },
  cutOut(
    [
      [1274, 336],
      [1272, 352],
      [1256, 350],
      [1188, 366],
      [1158, 350],
      [1176, 328],
      [1256, 338],
    ],
    'strong',
    8,
  ),
];

/** One is on the diving board with a laptop. */
export const board: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1528, 380],
      [1528, 130],
      [1588, 130],
      [1588, 380],
      [1588, 258],
      [1528, 258],
    ],
    stroke: 'raised',
    width: 12,
  },
  { kind: 'match', from: [1590, 196], to: [1364, 258], stroke: 'raised', width: 18 },
  {
    kind: 'line',
    points: [
      [1382, 240],
      [1402, 238],
      [1406, 196],
      [1438, 196],
      [1446, 230],
      [1466, 226],
    ],
    stroke: 'quiet',
    width: 26,
  },
  panel([1378, 168], [88, 42], 16, 'brand'),
  {
    kind: 'face',
    at: [1422, 184],
    size: 180,
    skin: 'quiet',
    hair: 'brand',
    cut: 'afro',
    clothes: 'subtle',
    collar: 'brand',
  },
  panel([1366, 124], [112, 72], 12, 'raised'),
  { kind: 'dots', at: [1364, 176], count: 2, gap: 116, r: 15, fill: 'quiet' },
];
