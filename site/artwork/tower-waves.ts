import type { Composition } from '#design-system';

/** Telecommunications: a mast, its waves, and everyone it reaches. */
export const towerWaves: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'arc', at: [240, 104], r: 64, from: 50, to: 130, stroke: 'brand', width: 12 },
    { kind: 'arc', at: [240, 104], r: 104, from: 54, to: 126, stroke: 'brand', width: 12 },
    { kind: 'arc', at: [240, 104], r: 144, from: 58, to: 122, stroke: 'quiet', width: 12 },
    { kind: 'arc', at: [240, 104], r: 64, from: 230, to: 310, stroke: 'brand', width: 12 },
    { kind: 'arc', at: [240, 104], r: 104, from: 234, to: 306, stroke: 'brand', width: 12 },
    { kind: 'arc', at: [240, 104], r: 144, from: 238, to: 302, stroke: 'quiet', width: 12 },
    {
      kind: 'line',
      points: [
        [240, 104],
        [184, 336],
      ],
      stroke: 'text',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [240, 104],
        [296, 336],
      ],
      stroke: 'text',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [226, 160],
        [265, 208],
        [203, 256],
        [288, 304],
      ],
      stroke: 'text',
      width: 4,
    },
    { kind: 'dot', at: [240, 104], r: 28, fill: 'match' },
    { kind: 'dot', at: [240, 104], r: 10, fill: 'strong' },
    { kind: 'slot', at: [40, 336], size: [400, 16], fill: 'line' },
    { kind: 'person', at: [72, 304], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [136, 304], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [344, 304], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [408, 304], r: 24, fill: 'quiet', figure: 'strong' },
  ],
};
