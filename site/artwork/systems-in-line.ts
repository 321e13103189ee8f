import type { Composition } from '#design-system';

/** The parts of `betterSystems`, and more of them, for a panel of five services. */
export const systemsInLine: Composition = {
  width: 240,
  height: 328,
  shapes: [
    { kind: 'match', from: [80, 24], to: [140, 24], stroke: 'quiet', width: 4 },
    { kind: 'match', from: [64, 64], to: [140, 64], stroke: 'quiet', width: 4 },
    { kind: 'match', from: [88, 104], to: [140, 104], stroke: 'quiet', width: 4 },
    { kind: 'match', from: [60, 144], to: [140, 144], stroke: 'quiet', width: 4 },
    { kind: 'match', from: [92, 184], to: [140, 184], stroke: 'match', width: 4 },
    { kind: 'match', from: [56, 224], to: [140, 224], stroke: 'quiet', width: 4 },
    { kind: 'match', from: [88, 264], to: [140, 264], stroke: 'quiet', width: 4 },
    { kind: 'match', from: [72, 304], to: [140, 304], stroke: 'quiet', width: 4 },
    { kind: 'slot', at: [32, 8], size: [48, 32], fill: 'quiet' },
    { kind: 'slot', at: [8, 48], size: [56, 32], fill: 'quiet' },
    { kind: 'slot', at: [44, 88], size: [44, 32], fill: 'raised' },
    { kind: 'slot', at: [12, 128], size: [48, 32], fill: 'quiet' },
    { kind: 'slot', at: [36, 168], size: [56, 32], fill: 'raised' },
    { kind: 'slot', at: [8, 208], size: [48, 32], fill: 'quiet' },
    { kind: 'slot', at: [40, 248], size: [48, 32], fill: 'quiet' },
    { kind: 'slot', at: [16, 288], size: [56, 32], fill: 'quiet' },
    { kind: 'slot', at: [140, 8], size: [92, 32], fill: 'brand' },
    { kind: 'slot', at: [140, 48], size: [92, 32], fill: 'brand' },
    { kind: 'slot', at: [140, 88], size: [92, 32], fill: 'brand' },
    { kind: 'slot', at: [140, 128], size: [92, 32], fill: 'brand' },
    { kind: 'slot', at: [140, 168], size: [92, 32], fill: 'match' },
    { kind: 'slot', at: [140, 208], size: [92, 32], fill: 'brand' },
    { kind: 'slot', at: [140, 248], size: [92, 32], fill: 'brand' },
    { kind: 'slot', at: [140, 288], size: [92, 32], fill: 'brand' },
    { kind: 'tick', at: [208, 184], r: 8, stroke: 'strong', width: 4 },
  ],
};
