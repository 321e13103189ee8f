import type { Composition } from '../composition.ts';

export const gearTrain: Composition = {
  width: 480,
  height: 400,
  shapes: [{ kind: 'slot', at: [160, 176], size: [160, 48], fill: 'accent' }],
};
