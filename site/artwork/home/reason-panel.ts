import type { Composition, Shape, Tone } from '#design-system';
import { panel } from '../figure-shapes.ts';

/** One of five drawings that stand on the lower edge of a panel. Its corners have a radius of 20. */
export const onPanel = (fill: Tone, shapes: readonly Shape[]): Composition => ({
  width: 344,
  height: 148,
  shapes: [panel([0, 0], [344, 148], 20, fill), ...shapes],
});
