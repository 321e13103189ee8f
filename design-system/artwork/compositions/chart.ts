import type { Composition } from '../composition.ts';

/**
 * Figures at a glance: columns for six months, with the best one marked, and what they consist of.
 */
export const chart: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [24, 32], size: [352, 296], radius: 32, fill: 'surface', stroke: 'line' },
    { kind: 'slot', at: [56, 64], size: [96, 16], fill: 'brand' },
    { kind: 'slot', at: [160, 64], size: [48, 16], fill: 'line' },
    {
      kind: 'line',
      points: [
        [56, 112],
        [344, 112],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [56, 172],
        [344, 172],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [56, 232],
        [344, 232],
      ],
      stroke: 'line',
    },
    { kind: 'slot', at: [56, 216], size: [32, 80], fill: 'quiet' },
    { kind: 'slot', at: [104, 176], size: [32, 120], fill: 'brand' },
    { kind: 'slot', at: [152, 208], size: [32, 88], fill: 'quiet' },
    { kind: 'slot', at: [200, 136], size: [32, 160], fill: 'brand' },
    { kind: 'slot', at: [240, 96], size: [44, 200], fill: 'match' },
    { kind: 'tick', at: [262, 121], r: 10, stroke: 'strong', width: 5 },
    { kind: 'dot', at: [372, 280], r: 88, fill: 'brand' },
    { kind: 'arc', at: [372, 280], r: 48, from: 0, to: 150, stroke: 'quiet', width: 24 },
    { kind: 'arc', at: [372, 280], r: 48, from: 192, to: 246, stroke: 'raised', width: 24 },
    { kind: 'arc', at: [372, 280], r: 48, from: 288, to: 318, stroke: 'match', width: 24 },
  ],
};
