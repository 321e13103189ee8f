import type { Point, Shape } from '#design-system';
import { line, looks, panel } from '../figure-shapes.ts';
import { catInParcel, dog, flamingo, owl, piggyBank } from './specialty-matrix-pets.ts';

/** Someone up to 70 units high on the floor, or up to 34 on the windows. */
type Guest = { isLow?: true; draw: (at: Point) => readonly Shape[] };

/** A clerk with a stamp. */
const clerk = ([x, y]: Point): readonly Shape[] => [
  {
    kind: 'face',
    at: [x - 20, y],
    size: 66,
    ...looks.grayHair,
    hair: 'strong',
    clothes: 'strong',
    collar: 'raised',
  },
  panel([x + 14, y - 10], [60, 10], 0, 'raised'),
  line([x - 5, y - 8], [x + 40, y - 50], 'strong', 14),
  { kind: 'dot', at: [x + 40, y - 54], r: 9, fill: 'raised' },
  line([x + 44, y - 42], [x + 44, y - 34], 'quiet', 10),
  panel([x + 28, y - 33], [32, 13], 3, 'quiet'),
];

/** Who is on an industry’s floor. */
export const guests: Readonly<Partial<Record<string, Guest>>> = {
  'Banking and finance': { isLow: true, draw: piggyBank },
  'Retail and e-commerce': { isLow: true, draw: catInParcel },
  'Education and e-learning': { isLow: true, draw: owl },
  'Travel and hospitality': { draw: flamingo },
  Government: { draw: clerk },
  Telecommunications: { draw: dog },
};
