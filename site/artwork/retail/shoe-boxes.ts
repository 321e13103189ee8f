import type { Point, Shape, Size, Tone } from '#design-system';
import { block, cutOut, line } from '../figure-shapes.ts';

/** A shoe box with its lid, of lines, so that it can stand anywhere. */
export const shoeBox = (
  [x, y]: Point,
  [width, height]: Size,
  fill: Tone,
  lid: Tone,
): readonly Shape[] => [
  block([x, y], [width, height], fill),
  line([x, y + 5], [x + width, y + 5], lid, 14),
];

/** A cat in a box that pulls a sneaker’s lace. */
export const cat: readonly Shape[] = [
  line([-422, 346], [-206, 346], 'control', 5),
  cutOut(
    [
      [-482, 380],
      [-480, 324],
      [-456, 330],
      [-436, 318],
      [-402, 352],
      [-366, 364],
      [-362, 380],
    ],
    'brand',
    12,
  ),
  line([-482, 392], [-362, 392], 'raised', 14),
  line([-438, 354], [-420, 338], 'raised', 6),
  line([-66, 372], [-40, 318], 'control', 14),
  cutOut(
    [
      [-164, 366],
      [-166, 304],
      [-148, 318],
      [-122, 318],
      [-104, 304],
      [-106, 366],
    ],
    'control',
    14,
  ),
  ...[-149, -121].map((x) => line([x, 337], [x, 339], 'strong', 9)),
  ...shoeBox([-190, 350], [150, 50], 'brand', 'quiet'),
  line([-206, 346], [-186, 354], 'control', 18),
];

/** A cart that holds a box. */
export const cart: readonly Shape[] = [
  block([-690, 312], [64, 50], 'brand'),
  {
    kind: 'line',
    points: [
      [-744, 306],
      [-722, 306],
      [-700, 372],
      [-614, 372],
      [-598, 332],
      [-713, 332],
    ],
    stroke: 'control',
    width: 9,
  },
  ...[-690, -624].map((x) => line([x, 389], [x + 1, 389], 'brand', 22)),
];
