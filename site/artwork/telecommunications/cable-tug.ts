import type { Shape } from '#design-system';
import { cutOut, line, slot } from '../figure-shapes.ts';

/**
 * A long dog behind the cabinet. It pulls a cable out of it at the left, and its tail is at the right.
 * Its paw is at 410.
 */
export const cableTug: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [258, 322],
      [296, 306],
      [310, 280],
      [302, 256],
    ],
    stroke: 'brand',
    width: 16,
  },
  line([76, 352], [60, 394], 'brand', 26),
  slot([28, 388], [56, 22], 'brand'),
  cutOut(
    [
      [68, 268],
      [90, 268],
      [90, 398],
      [74, 398],
      [56, 340],
      [24, 328],
      [22, 312],
      [46, 298],
      [54, 240],
    ],
    'brand',
    18,
  ),
  { kind: 'dot', at: [58, 296], r: 6, fill: 'raised' },
  line([19, 306], [23, 304], 'strong', 18),
  line([62, 356], [82, 344], 'quiet', 10),
  {
    kind: 'line',
    points: [
      [46, 330],
      [20, 336],
      [12, 356],
      [20, 378],
      [84, 378],
    ],
    stroke: 'strong',
    width: 7,
  },
];
