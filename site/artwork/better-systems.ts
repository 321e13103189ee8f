import type { Composition } from '#design-system';

/** Three parts out of line, and the same parts in line, with one checked. */
export const betterSystems: Composition = {
  width: 240,
  height: 120,
  shapes: [
    { kind: 'match', from: [72, 24], to: [136, 24], stroke: 'quiet', width: 4 },
    { kind: 'match', from: [88, 60], to: [136, 60], stroke: 'match', width: 4 },
    { kind: 'match', from: [64, 96], to: [136, 96], stroke: 'quiet', width: 4 },
    { kind: 'slot', at: [24, 8], size: [48, 32], fill: 'quiet' },
    { kind: 'slot', at: [40, 44], size: [48, 32], fill: 'raised' },
    { kind: 'slot', at: [8, 80], size: [56, 32], fill: 'quiet' },
    { kind: 'slot', at: [136, 8], size: [96, 32], fill: 'brand' },
    { kind: 'slot', at: [136, 44], size: [96, 32], fill: 'match' },
    { kind: 'slot', at: [136, 80], size: [96, 32], fill: 'brand' },
    { kind: 'tick', at: [208, 60], r: 8, stroke: 'strong', width: 4 },
  ],
};
