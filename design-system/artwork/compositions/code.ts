import type { Composition } from '../composition.ts';

/** A program being written: a new line, in front of the existing ones. */
export const code: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [24, 32], size: [400, 296], radius: 36, fill: 'brand' },
    { kind: 'dot', at: [64, 68], r: 8, fill: 'quiet' },
    { kind: 'dot', at: [88, 68], r: 8, fill: 'quiet' },
    { kind: 'dot', at: [112, 68], r: 8, fill: 'quiet' },
    { kind: 'slot', at: [56, 104], size: [72, 16], fill: 'quiet' },
    { kind: 'slot', at: [136, 104], size: [120, 16], fill: 'raised' },
    { kind: 'slot', at: [264, 104], size: [24, 16], fill: 'quiet' },
    { kind: 'slot', at: [88, 136], size: [48, 16], fill: 'raised' },
    { kind: 'slot', at: [144, 136], size: [144, 16], fill: 'quiet' },
    { kind: 'slot', at: [296, 136], size: [88, 16], fill: 'raised' },
    { kind: 'slot', at: [104, 164], size: [232, 40], fill: 'match' },
    { kind: 'slot', at: [124, 176], size: [80, 16], fill: 'strong' },
    { kind: 'slot', at: [212, 176], size: [56, 16], fill: 'strong' },
    { kind: 'slot', at: [284, 171], size: [6, 26], fill: 'strong' },
    { kind: 'slot', at: [120, 216], size: [104, 16], fill: 'quiet' },
    { kind: 'slot', at: [88, 248], size: [64, 16], fill: 'raised' },
    { kind: 'slot', at: [160, 248], size: [80, 16], fill: 'quiet' },
    { kind: 'slot', at: [56, 280], size: [40, 16], fill: 'quiet' },
    { kind: 'frame', at: [272, 232], size: [188, 140], radius: 36, fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [332, 270],
        [300, 302],
        [332, 334],
      ],
      stroke: 'strong',
      width: 14,
    },
    {
      kind: 'line',
      points: [
        [400, 270],
        [432, 302],
        [400, 334],
      ],
      stroke: 'strong',
      width: 14,
    },
    {
      kind: 'line',
      points: [
        [380, 262],
        [352, 342],
      ],
      stroke: 'strong',
      width: 14,
    },
  ],
};
