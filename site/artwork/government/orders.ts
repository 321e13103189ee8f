import type { Shape } from '#design-system';
import { avatar, looks, slot, strip } from '../figure-shapes.ts';

/** One service of several. */
export const pilotOrder = strip([
  slot([0, 0], [72, 56], 'brand'),
  ...[77, 153, 229].map(
    (x): Shape => ({
      kind: 'slot',
      at: [x, 1],
      size: [70, 54],
      stroke: 'control',
      dashed: true,
    }),
  ),
]);

/** A part of another firm's contract. */
export const underPrime = strip([
  slot([0, 0], [300, 56], 'quiet'),
  slot([176, 6], [118, 44], 'brand'),
]);

/** People of three categories. */
export const byCategory = strip(
  [looks.headscarf, looks.grayHair, looks.ponytail].flatMap((look, index) => [
    slot([index * 102, 0], [96, 56], 'brand'),
    ...avatar([index * 102 + 28, 28], 23, 'quiet', look),
  ]),
);
