import type { Composition } from '../../artwork/composition.ts';

/** An opening quotation mark: two dots, each at the end of an arc. */
export const quoteMark: Composition = {
  width: 100,
  height: 56,
  shapes: [
    { kind: 'dot', at: [18, 38], r: 16, fill: 'accent' },
    { kind: 'arc', at: [36, 36], r: 28, from: 265, to: 338, stroke: 'accent', width: 12 },
    { kind: 'dot', at: [68, 38], r: 16, fill: 'spark' },
    { kind: 'arc', at: [86, 36], r: 28, from: 265, to: 338, stroke: 'spark', width: 12 },
  ],
};
