import type { Composition } from '#design-system';

/** Recruiting process outsourcing: on demand, part of the cycle, the whole of it up to the hire. */
export const recruitingCycle: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'dot', at: [240, 200], r: 156, stroke: 'line', width: 32 },
    { kind: 'dot', at: [240, 200], r: 108, stroke: 'line', width: 32 },
    { kind: 'dot', at: [240, 200], r: 60, stroke: 'line', width: 32 },
    { kind: 'arc', at: [240, 200], r: 156, from: 0, to: 336, stroke: 'brand', width: 32 },
    { kind: 'arc', at: [240, 200], r: 108, from: 0, to: 210, stroke: 'quiet', width: 32 },
    { kind: 'arc', at: [240, 200], r: 60, from: 0, to: 90, stroke: 'spark', width: 32 },
    { kind: 'dot', at: [240, 44], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [240, 92], r: 6, fill: 'brand' },
    { kind: 'dot', at: [240, 140], r: 6, fill: 'brand' },
    { kind: 'person', at: [186, 294], r: 22, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [300, 200], r: 22, fill: 'brand', figure: 'raised' },
    { kind: 'dot', at: [351, 89], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [396, 200], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [351, 311], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [240, 356], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [129, 311], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [84, 200], r: 6, fill: 'quiet' },
    { kind: 'person', at: [177, 57], r: 28, fill: 'match', figure: 'strong' },
  ],
};
