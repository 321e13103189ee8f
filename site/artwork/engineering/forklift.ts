import type { Point, Shape } from '#design-system';
import { cutOut, looks, panel, slot } from '../figure-shapes.ts';

/** A wheel, and the gap between it and the body above. */
const wheel = (at: Point, r: number): readonly Shape[] => [
  { kind: 'arc', at, r, from: 283, to: 437, stroke: 'background', width: 18 },
  { kind: 'dot', at, r, fill: 'brand' },
  { kind: 'dot', at, r: r * 0.4, fill: 'brand', stroke: 'raised', width: r * 0.3 },
];

/** A forklift that faces right, with its driver. Its wheels stand at 404. */
export const forklift: readonly Shape[] = [
  {
    kind: 'frame',
    at: [34, 110],
    size: [132, 190],
    radius: 0,
    fill: 'raised',
    stroke: 'brand',
    width: 14,
  },
  {
    kind: 'face',
    at: [94, 284],
    size: 164,
    ...looks.hardHat,
    clothes: 'strong',
    collar: 'raised',
  },
  {
    kind: 'line',
    points: [
      [140, 288],
      [126, 247],
      [108, 254],
      [144, 241],
    ],
    stroke: 'brand',
    width: 9,
  },
  slot([4, 100], [186, 22], 'brand'),
  cutOut(
    [
      [12, 256],
      [54, 256],
      [78, 284],
      [176, 284],
      [176, 342],
      [12, 342],
    ],
    'brand',
    24,
  ),
  ...wheel([54, 368], 36),
  ...wheel([144, 358], 46),
  panel([192, 68], [20, 332], 6, 'strong'),
];
