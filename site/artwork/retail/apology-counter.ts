import type { Look, Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** The head of customer care. */
export const care: Look = { ...looks.bob, skin: 'raised', clothes: 'strong', collar: 'quiet' };

/** A customer with a green headscarf. */
export const customer: Look = { ...looks.headscarf, clothes: 'control', collar: 'strong' };

/** The counter of a shoe store. */
export const counter: readonly Shape[] = [
  panel([222, 214], [258, 74], 0, 'raised'),
  slot([206, 200], [274, 18], 'subtle'),
];

/** Letters on top of each other, from the counter up. `x` is where they start. */
export const letters = (x: number, count: number): readonly Shape[] =>
  Array.from(
    { length: count },
    (_, index): Shape => ({
      kind: 'frame',
      at: [x + ((index * 5) % 8), 184 - index * 15],
      size: [74, 15],
      radius: 3,
      fill: 'raised',
      stroke: 'strong',
      width: 3,
    }),
  );

/** A leg with a sneaker that points to the right. `x` is the leg’s middle. */
export const leg = (x: number, upper: Tone): readonly Shape[] => [
  line([x, 256], [x, 276], 'subtle', 20),
  cutOut(
    [
      [x - 9, 272],
      [x + 5, 272],
      [x + 22, 288],
      [x - 9, 288],
    ],
    upper,
    8,
  ),
  slot([x - 14, 288], [42, 10], 'raised'),
];

/** A cat that looks out of a shoe box. The point is the middle of the box’s upper edge. */
export const catInBox = ([x, y]: Point, tall: number, fill: Tone): readonly Shape[] => [
  cutOut(
    [
      [x - 24, y],
      [x - 24, y - 40],
      [x - 8, y - 28],
      [x + 8, y - 28],
      [x + 24, y - 40],
      [x + 24, y],
    ],
    'raised',
    12,
  ),
  { kind: 'dots', at: [x - 13, y - 15], count: 2, gap: 26, r: 4, fill: 'strong' },
  line([x - 3, y - 7], [x + 3, y - 7], 'strong', 5),
  panel([x - 46, y], [92, tall], 4, fill),
];
