import type { Composition } from '../composition.ts';

/** Computing in the cloud: three devices, and what one of them sends up. */
export const cloud: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'slot', at: [312, 72], size: [144, 64], fill: 'quiet' },
    { kind: 'dot', at: [376, 76], r: 44, fill: 'quiet' },
    { kind: 'slot', at: [48, 132], size: [352, 104], fill: 'brand' },
    { kind: 'dot', at: [216, 120], r: 88, fill: 'brand' },
    { kind: 'dot', at: [320, 152], r: 60, fill: 'brand' },
    {
      kind: 'line',
      points: [
        [108, 236],
        [108, 296],
      ],
      stroke: 'quiet',
      width: 6,
    },
    {
      kind: 'line',
      points: [
        [340, 236],
        [340, 288],
      ],
      stroke: 'quiet',
      width: 6,
    },
    {
      kind: 'line',
      points: [
        [224, 288],
        [224, 88],
      ],
      stroke: 'match',
      width: 16,
    },
    {
      kind: 'line',
      points: [
        [180, 128],
        [224, 84],
        [268, 128],
      ],
      stroke: 'match',
      width: 16,
    },
    { kind: 'frame', at: [40, 296], size: [96, 64], radius: 16, fill: 'brand' },
    { kind: 'slot', at: [24, 360], size: [128, 16], fill: 'quiet' },
    { kind: 'slot', at: [60, 316], size: [40, 10], fill: 'raised' },
    { kind: 'slot', at: [60, 334], size: [56, 10], fill: 'quiet' },
    { kind: 'frame', at: [192, 280], size: [64, 96], radius: 20, fill: 'match' },
    { kind: 'frame', at: [202, 302], size: [44, 52], radius: 10, fill: 'strong' },
    { kind: 'slot', at: [214, 362], size: [20, 6], fill: 'strong' },
    { kind: 'slot', at: [296, 288], size: [160, 40], fill: 'brand' },
    { kind: 'slot', at: [296, 336], size: [160, 40], fill: 'brand' },
    { kind: 'dot', at: [320, 308], r: 8, fill: 'raised' },
    { kind: 'slot', at: [344, 303], size: [80, 10], fill: 'quiet' },
    { kind: 'dot', at: [320, 356], r: 8, fill: 'raised' },
    { kind: 'slot', at: [344, 351], size: [56, 10], fill: 'quiet' },
  ],
};
