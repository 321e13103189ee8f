import type { Composition } from '#design-system';

/** An article worth a reader’s mark in the margin. */
export const readingLines: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [152, 24], size: [264, 312], radius: 28, fill: 'quiet' },
    { kind: 'frame', at: [72, 56], size: [280, 320], radius: 28, fill: 'surface', stroke: 'line' },
    { kind: 'frame', at: [96, 80], size: [232, 88], radius: 16, fill: 'brand' },
    { kind: 'dot', at: [140, 124], r: 24, fill: 'quiet' },
    { kind: 'match', from: [164, 124], to: [232, 124], stroke: 'raised', width: 4 },
    { kind: 'slot', at: [232, 104], size: [72, 40], fill: 'match' },
    { kind: 'slot', at: [96, 188], size: [176, 16], fill: 'text' },
    { kind: 'slot', at: [96, 222], size: [232, 10], fill: 'line' },
    { kind: 'slot', at: [96, 244], size: [208, 10], fill: 'line' },
    { kind: 'slot', at: [96, 260], size: [176, 26], fill: 'match' },
    { kind: 'slot', at: [112, 269], size: [136, 8], fill: 'strong' },
    { kind: 'slot', at: [96, 292], size: [232, 10], fill: 'line' },
    { kind: 'slot', at: [96, 314], size: [192, 10], fill: 'line' },
    { kind: 'slot', at: [96, 336], size: [120, 10], fill: 'line' },
    { kind: 'match', from: [272, 273], to: [328, 256], stroke: 'accent', width: 3 },
    { kind: 'slot', at: [320, 224], size: [128, 64], fill: 'brand' },
    { kind: 'person', at: [352, 256], r: 24, fill: 'raised', figure: 'brand' },
    { kind: 'slot', at: [386, 242], size: [40, 8], fill: 'raised' },
    { kind: 'slot', at: [386, 262], size: [24, 8], fill: 'quiet' },
  ],
};
