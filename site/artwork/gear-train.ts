import type { Composition } from '#design-system';

/** Engineering and manufacturing: two gears in mesh, and the line they drive. */
export const gearTrain: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'line',
      points: [
        [174.9, 78.3],
        [176, 64.3],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [218.8, 93.7],
        [226.8, 82.2],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [249.2, 129.1],
        [261.8, 123.1],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [257.7, 174.9],
        [271.7, 176],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [242.3, 218.8],
        [253.8, 226.8],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [206.9, 249.2],
        [212.9, 261.8],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [161.1, 257.7],
        [160, 271.7],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [117.2, 242.3],
        [109.2, 253.8],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [86.8, 206.9],
        [74.2, 212.9],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [78.3, 161.1],
        [64.3, 160],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [93.7, 117.2],
        [82.2, 109.2],
      ],
      stroke: 'brand',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [129.1, 86.8],
        [123.1, 74.2],
      ],
      stroke: 'brand',
      width: 24,
    },
    { kind: 'dot', at: [168, 168], r: 96, fill: 'brand' },
    { kind: 'dot', at: [168, 168], r: 56, fill: 'background' },
    { kind: 'person', at: [168, 168], r: 40, fill: 'match', figure: 'strong' },
    {
      kind: 'line',
      points: [
        [361.3, 174.3],
        [365.9, 161.1],
      ],
      stroke: 'quiet',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [394.3, 203.9],
        [406.9, 197.9],
      ],
      stroke: 'quiet',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [396.7, 248.3],
        [409.9, 252.9],
      ],
      stroke: 'quiet',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [367.1, 281.3],
        [373.1, 293.9],
      ],
      stroke: 'quiet',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [322.7, 283.7],
        [318.1, 296.9],
      ],
      stroke: 'quiet',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [289.7, 254.1],
        [277.1, 260.1],
      ],
      stroke: 'quiet',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [287.3, 209.7],
        [274.1, 205.1],
      ],
      stroke: 'quiet',
      width: 24,
    },
    {
      kind: 'line',
      points: [
        [316.9, 176.7],
        [310.9, 164.1],
      ],
      stroke: 'quiet',
      width: 24,
    },
    { kind: 'dot', at: [342, 229], r: 64, fill: 'quiet' },
    { kind: 'dot', at: [342, 229], r: 24, fill: 'background' },
    { kind: 'dot', at: [56, 316], r: 20, stroke: 'control', dashed: true },
    { kind: 'frame', at: [408, 296], size: [40, 40], radius: 12, fill: 'brand' },
    { kind: 'tick', at: [428, 317], r: 9, stroke: 'raised', width: 4 },
    { kind: 'slot', at: [32, 336], size: [416, 32], fill: 'line' },
    { kind: 'dot', at: [48, 352], r: 8, fill: 'control' },
    { kind: 'dot', at: [112, 352], r: 8, fill: 'control' },
    { kind: 'dot', at: [176, 352], r: 8, fill: 'control' },
    { kind: 'dot', at: [240, 352], r: 8, fill: 'control' },
    { kind: 'dot', at: [304, 352], r: 8, fill: 'control' },
    { kind: 'dot', at: [368, 352], r: 8, fill: 'control' },
    { kind: 'dot', at: [432, 352], r: 8, fill: 'control' },
  ],
};
