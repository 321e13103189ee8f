import type { Composition } from '#design-system';

/** Banking and finance: a ledger that balances, and coins in growing stacks. */
export const ledgerBars: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [32, 40], size: [264, 168], radius: 28, fill: 'surface', stroke: 'line' },
    { kind: 'dot', at: [68, 76], r: 12, fill: 'brand' },
    { kind: 'slot', at: [92, 71], size: [72, 10], fill: 'control' },
    { kind: 'slot', at: [216, 71], size: [56, 10], fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [56, 100],
        [272, 100],
      ],
      stroke: 'line',
    },
    { kind: 'dot', at: [68, 124], r: 12, fill: 'brand' },
    { kind: 'slot', at: [92, 119], size: [96, 10], fill: 'control' },
    { kind: 'slot', at: [232, 119], size: [40, 10], fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [56, 148],
        [272, 148],
      ],
      stroke: 'line',
    },
    { kind: 'dot', at: [68, 172], r: 12, fill: 'match' },
    { kind: 'slot', at: [92, 167], size: [56, 10], fill: 'control' },
    { kind: 'slot', at: [200, 167], size: [72, 10], fill: 'match' },
    { kind: 'slot', at: [56, 320], size: [112, 32], fill: 'brand' },
    { kind: 'slot', at: [56, 284], size: [112, 32], fill: 'quiet' },
    { kind: 'slot', at: [184, 320], size: [112, 32], fill: 'brand' },
    { kind: 'slot', at: [184, 284], size: [112, 32], fill: 'quiet' },
    { kind: 'slot', at: [184, 248], size: [112, 32], fill: 'brand' },
    { kind: 'slot', at: [312, 320], size: [112, 32], fill: 'brand' },
    { kind: 'slot', at: [312, 284], size: [112, 32], fill: 'quiet' },
    { kind: 'slot', at: [312, 248], size: [112, 32], fill: 'brand' },
    { kind: 'slot', at: [312, 212], size: [112, 32], fill: 'quiet' },
    { kind: 'slot', at: [312, 176], size: [112, 32], fill: 'brand' },
    { kind: 'slot', at: [312, 140], size: [112, 32], stroke: 'control', dashed: true },
    { kind: 'slot', at: [312, 56], size: [112, 32], fill: 'match' },
    {
      kind: 'line',
      points: [
        [368, 100],
        [368, 124],
      ],
      stroke: 'accent',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [358, 116],
        [368, 126],
        [378, 116],
      ],
      stroke: 'accent',
      width: 4,
    },
    { kind: 'slot', at: [32, 360], size: [416, 8], fill: 'line' },
  ],
};
