import type { Composition } from '#design-system';

/** Digital marketing: one voice, and the rings in which it reaches people. */
export const signalRings: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'arc', at: [96, 312], r: 88, from: -12, to: 102, stroke: 'brand', width: 16 },
    { kind: 'arc', at: [96, 312], r: 152, from: -8, to: 98, stroke: 'brand', width: 10 },
    { kind: 'arc', at: [96, 312], r: 216, from: -4, to: 94, stroke: 'quiet', width: 4 },
    { kind: 'arc', at: [96, 312], r: 280, from: 0, to: 90, stroke: 'control', dashed: true },
    { kind: 'dot', at: [96, 312], r: 52, fill: 'match' },
    { kind: 'dot', at: [84, 312], r: 12, fill: 'strong' },
    { kind: 'dot', at: [106, 312], r: 12, stroke: 'strong', width: 6 },
    { kind: 'person', at: [172, 180], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [234, 248], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [152, 104], r: 20, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [304, 256], r: 20, fill: 'quiet', figure: 'strong' },
    { kind: 'dot', at: [192, 49], r: 12, fill: 'control' },
    { kind: 'dot', at: [294, 114], r: 12, fill: 'control' },
    { kind: 'dot', at: [355, 205], r: 12, fill: 'control' },
    { kind: 'slot', at: [217, 127], size: [168, 64], fill: 'match' },
    { kind: 'person', at: [249, 159], r: 24, fill: 'strong', figure: 'match' },
    { kind: 'tick', at: [350, 160], r: 11, stroke: 'strong', width: 5 },
  ],
};
