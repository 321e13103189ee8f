import type { Shape } from '#design-system';
import { bleed, cutOut, looks, panel } from '../figure-shapes.ts';
import { halfEllipse } from './areas.ts';

/** The luggage on the roof, with its handles. */
const luggage: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [86, 40],
      [86, 14],
      [126, 14],
      [126, 84],
      [208, 84],
      [208, 112],
      [100, 112],
      [100, 146],
      [234, 146],
      [234, 176],
      [100, 176],
    ],
    stroke: 'raised',
    width: 9,
  },
  panel([30, 126], [186, 72], 14, 'strong'),
  panel([70, 70], [122, 58], 14, 'quiet'),
  panel([62, 26], [88, 46], 12, 'subtle'),
];

/** The pilot, who keeps the nose dry. */
const pilot: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [330, 206],
      [374, 222],
      [392, 190],
    ],
    stroke: 'strong',
    width: 28,
  },
  {
    kind: 'face',
    at: [336, 218],
    size: 176,
    ...looks.curls,
    skin: 'quiet',
    clothes: 'strong',
    collar: 'raised',
  },
  cutOut(
    [
      [428, 106],
      ...halfEllipse([428, 106], [62, 58], { slope: 0.42, from: -90, parts: 8 }),
      [428, 106],
      [394, 184],
    ],
    'subtle',
    8,
  ),
  cutOut(
    [
      [296, 80],
      [336, 66],
      [376, 80],
      [368, 104],
      [304, 104],
    ],
    'raised',
    12,
  ),
];

/** An airplane that has brought a guest to the door. */
export const plane: readonly Shape[] = [
  ...luggage,
  ...pilot,
  { kind: 'dots', at: [120, 348], count: 2, gap: 270, r: 30, fill: 'quiet' },
  cutOut(
    [
      [-bleed, 212],
      ...halfEllipse([330, 264], [154, 52], { slope: 0.09, from: 0, parts: 14 }),
      [-bleed, 316],
    ],
    'raised',
    32,
  ),
  cutOut(
    [
      [416, 224],
      [448, 240],
      [470, 260],
      [424, 260],
    ],
    'strong',
    8,
  ),
  cutOut(
    [
      [150, 292],
      [236, 292],
      [110, 352],
      [40, 352],
    ],
    'quiet',
    12,
  ),
  { kind: 'dots', at: [24, 250], count: 7, gap: 54, r: 17, fill: 'strong' },
];
