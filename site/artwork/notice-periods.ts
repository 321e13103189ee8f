import type { Composition, Shape } from '#design-system';
import { cutOut, dollarSign } from './figure-shapes.ts';

/** A small price tag on the chain of a heavy ball. */
export const noticePeriods: Composition = {
  width: 180,
  height: 136,
  shapes: [
    cutOut(
      [
        [7, 7],
        [44, 7],
        [60, 31],
        [44, 55],
        [7, 55],
      ],
      'quiet',
      12,
    ),
    ...dollarSign([24, 31], 18, 'strong'),
    ...[0, 1, 2, 3].map(
      (link): Shape => ({
        kind: 'dot',
        at: [57 + link * 15, 39 + link * 10],
        r: 9,
        stroke: 'control',
        width: 5,
      }),
    ),
    { kind: 'dot', at: [138, 94], r: 41, fill: 'text' },
    { kind: 'arc', at: [138, 94], r: 27, from: 285, to: 345, stroke: 'background', width: 8 },
  ],
};
