import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';

/** A technician, who holds on to a telephone. */
export const technician: readonly Shape[] = [
  { kind: 'face', at: [1127, 306], size: 212, ...looks.headscarf, clothes: 'raised' },
  {
    kind: 'line',
    points: [
      [1190, 152],
      [1194, 136],
      [1252, 136],
      [1256, 152],
    ],
    stroke: 'strong',
    width: 20,
  },
];

/** An official. */
export const official: readonly Shape[] = [
  {
    kind: 'face',
    at: [1400, 306],
    size: 212,
    ...looks.grayHair,
    hair: 'strong',
    skin: 'quiet',
    clothes: 'subtle',
    collar: 'strong',
  },
  cutOut(
    [
      [1342, 148],
      [1458, 148],
      [1436, 148],
      [1440, 32],
      [1360, 32],
      [1364, 148],
    ],
    'raised',
    12,
  ),
  {
    kind: 'line',
    points: [
      [1368, 134],
      [1382, 134],
      [1380, 40],
      [1382, 134],
      [1400, 134],
      [1400, 40],
      [1400, 134],
      [1418, 134],
      [1420, 40],
      [1418, 134],
      [1432, 134],
    ],
    stroke: 'strong',
    width: 10,
  },
  line([1448, 290], [1498, 254], 'subtle', 30),
];

/** A cat on the rails. */
export const cat: readonly Shape[] = [
  cutOut(
    [
      [1516, 385],
      [1524, 330],
      [1510, 314],
      [1510, 280],
      [1527, 293],
      [1549, 293],
      [1566, 280],
      [1566, 314],
      [1554, 330],
      [1566, 385],
      [1590, 385],
      [1590, 352],
      [1590, 385],
    ],
    'raised',
    14,
  ),
  { kind: 'dots', at: [1527, 311], count: 2, gap: 22, r: 4, fill: 'strong' },
];

/** The mechanic’s glove, and the official’s hand. */
export const outerHands: Shape = {
  kind: 'dots',
  at: [216, 244],
  count: 2,
  gap: 1294,
  r: 16,
  fill: 'quiet',
};
