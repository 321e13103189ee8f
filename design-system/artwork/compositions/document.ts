import type { Composition } from '../composition.ts';

/**
 * A signed document on top of two others, with a highlighted sentence and a check next to the
 * signature.
 */
export const document: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [64, 72], size: [208, 272], radius: 24, fill: 'brand' },
    { kind: 'slot', at: [80, 104], size: [16, 64], fill: 'quiet' },
    { kind: 'frame', at: [232, 48], size: [184, 256], radius: 24, fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [112, 48],
        [112.8, 40.8],
        [115.2, 35.2],
        [119.2, 31.2],
        [124.8, 28.8],
        [132, 28],
        [288, 28],
        [368, 108],
        [368, 348],
        [367.2, 355.2],
        [364.8, 360.8],
        [360.8, 364.8],
        [355.2, 367.2],
        [348, 368],
        [132, 368],
        [124.8, 367.2],
        [119.2, 364.8],
        [115.2, 360.8],
        [112.8, 355.2],
        [112, 348],
        [112, 48],
      ],
      fill: 'raised',
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [292, 37],
        [292, 104],
        [359, 104],
        [292, 37],
      ],
      fill: 'brand',
      stroke: 'brand',
      width: 8,
    },
    { kind: 'slot', at: [136, 64], size: [104, 20], fill: 'strong' },
    { kind: 'slot', at: [136, 96], size: [64, 12], fill: 'quiet' },
    { kind: 'slot', at: [136, 140], size: [208, 12], fill: 'quiet' },
    { kind: 'slot', at: [136, 164], size: [176, 12], fill: 'quiet' },
    { kind: 'slot', at: [136, 188], size: [208, 12], fill: 'quiet' },
    { kind: 'slot', at: [132, 208], size: [168, 28], fill: 'match' },
    { kind: 'slot', at: [144, 216], size: [144, 12], fill: 'strong' },
    { kind: 'slot', at: [136, 244], size: [208, 12], fill: 'quiet' },
    { kind: 'slot', at: [136, 268], size: [120, 12], fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [136, 344],
        [264, 344],
      ],
      stroke: 'quiet',
      width: 3,
    },
    { kind: 'match', from: [144, 328], to: [176, 300], stroke: 'strong', width: 5 },
    { kind: 'match', from: [176, 300], to: [192, 332], stroke: 'strong', width: 5 },
    { kind: 'match', from: [192, 332], to: [216, 308], stroke: 'strong', width: 5 },
    { kind: 'match', from: [216, 308], to: [256, 324], stroke: 'strong', width: 5 },
    { kind: 'dot', at: [360, 312], r: 48, fill: 'brand' },
    { kind: 'tick', at: [360, 314], r: 20, stroke: 'match', width: 8 },
  ],
};
