import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';
import { legs } from './baggage-people.ts';
import { boot } from './baggage-queue.ts';

/** A traveler with only one boot. */
export const traveler: readonly Shape[] = [
  legs(1186, 22, 'quiet'),
  { kind: 'face', at: [1186, 244], size: 200, ...looks.afro, clothes: 'raised', collar: 'strong' },
  { kind: 'dot', at: [1186, 156], r: 14, fill: 'strong' },
  line([1238, 232], [1276, 150], 'raised', 28),
  boot([1268, 96]),
  { kind: 'dot', at: [1280, 136], r: 16, fill: 'quiet' },
];

/** The suitcase that runs away in the other boot. */
export const runaway: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1384, 208],
      [1412, 214],
      [1434, 158],
      [1484, 158],
      [1515, 190],
    ],
    stroke: 'quiet',
    width: 16,
  },
  boot([1506, 188]),
  {
    kind: 'line',
    points: [
      [1446, 66],
      [1452, 44],
      [1490, 50],
      [1488, 74],
    ],
    stroke: 'subtle',
    width: 10,
  },
  cutOut(
    [
      [1420, 68],
      [1522, 84],
      [1508, 168],
      [1406, 152],
    ],
    'subtle',
    24,
  ),
  { kind: 'dots', at: [1470, 108], count: 2, gap: 28, r: 7, fill: 'strong' },
];
