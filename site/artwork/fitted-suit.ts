import type { Composition, Shape } from '#design-system';
import { panel } from './figure-shapes.ts';
import { centered, onBright, strong } from './figure-words.ts';
import { fittingSuit, longCoat, shortSuit, tailor } from './strategic-staffing/tailor-shop.ts';

/** A mirror with three wings. */
const mirror = (
  [
    [4, 34, 126],
    [350, 34, 126],
    [140, 4, 200],
  ] as const
).map(
  ([x, y, width]): Shape => ({
    kind: 'frame',
    at: [x, y],
    size: [width, 400 - y],
    radius: Math.round(width * 0.42),
    fill: 'quiet',
    stroke: 'raised',
    width: 8,
  }),
);

/**
 * Strategic staffing: three colleagues at a tailor, each on a step with the name of a term. The suit of
 * one is too short, and the coat of another is too long. The one between them cheers: hers fits.
 */
export const fittedSuit: Composition = {
  width: 480,
  height: 404,
  shapes: [
    ...mirror,
    ...shortSuit,
    ...longCoat,
    panel([0, 360], [134, 44], 0, 'subtle'),
    panel([346, 360], [134, 44], 0, 'subtle'),
    panel([136, 332], [208, 72], 0, 'raised'),
    ...fittingSuit,
    ...tailor,
    onBright(centered(strong([66, 383], 'Contract', 23))),
    onBright(centered(strong([240, 370], 'Contract to hire', 25))),
    onBright(centered(strong([412, 383], 'Permanent', 23))),
  ],
};
