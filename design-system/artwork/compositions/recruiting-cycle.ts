import type { Composition } from '../composition.ts';

/** Recruiting process outsourcing: on demand, part of the cycle, all of it. */
export const recruitingCycle: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'dot', at: [240, 200], r: 156, stroke: 'line', width: 32 },
    { kind: 'dot', at: [240, 200], r: 112, stroke: 'line', width: 32 },
    { kind: 'dot', at: [240, 200], r: 68, stroke: 'line', width: 32 },
    { kind: 'arc', at: [240, 200], r: 156, from: 0, to: 340, stroke: 'pine', width: 32 },
    { kind: 'arc', at: [240, 200], r: 112, from: 0, to: 216, stroke: 'mint', width: 32 },
    { kind: 'arc', at: [240, 200], r: 68, from: 0, to: 84, stroke: 'lime', width: 32 },
    { kind: 'dot', at: [240, 44], r: 6, fill: 'mint' },
    { kind: 'dot', at: [240, 88], r: 6, fill: 'pine' },
    { kind: 'dot', at: [240, 132], r: 6, fill: 'pine' },
  ],
};
