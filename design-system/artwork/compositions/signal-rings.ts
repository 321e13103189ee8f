import type { Composition } from '../composition.ts';

/** Digital marketing: one voice, and the rings in which it reaches people. */
export const signalRings: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'arc', at: [104, 312], r: 88, from: -12, to: 102, stroke: 'pine', width: 12 },
    { kind: 'arc', at: [104, 312], r: 152, from: -8, to: 98, stroke: 'pine', width: 8 },
    { kind: 'arc', at: [104, 312], r: 216, from: -4, to: 94, stroke: 'mint', width: 4 },
    { kind: 'arc', at: [104, 312], r: 280, from: 0, to: 90, stroke: 'control', dashed: true },
    { kind: 'dot', at: [104, 312], r: 48, fill: 'lime' },
    {
      kind: 'line',
      points: [
        [92, 300],
        [92, 324],
      ],
      stroke: 'ink',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [92, 312],
        [118, 296],
        [118, 328],
        [92, 312],
      ],
      stroke: 'ink',
      width: 6,
    },
    { kind: 'person', at: [180, 180], r: 24, fill: 'mint', figure: 'ink' },
    { kind: 'person', at: [242, 248], r: 24, fill: 'mint', figure: 'ink' },
    { kind: 'person', at: [160, 104], r: 20, fill: 'mint', figure: 'ink' },
    { kind: 'person', at: [257, 159], r: 28, fill: 'lime', figure: 'ink' },
    { kind: 'person', at: [312, 256], r: 20, fill: 'mint', figure: 'ink' },
    { kind: 'dot', at: [200, 49], r: 12, fill: 'control' },
    { kind: 'dot', at: [302, 114], r: 12, fill: 'control' },
    { kind: 'dot', at: [363, 205], r: 12, fill: 'control' },
    { kind: 'slot', at: [304, 136], size: [112, 40], fill: 'lime' },
    { kind: 'tick', at: [360, 157], r: 9, stroke: 'ink', width: 4 },
  ],
};
