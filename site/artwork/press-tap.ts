import type { Composition } from '#design-system';
import { line } from './figure-shapes.ts';

/** An old press whose current is read by a clamp on its cable. Nothing leads back to the machine. */
export const pressTap: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [40, 56], size: [176, 64], radius: 16, fill: 'brand' },
    line([62, 128], [62, 304], 'control', 12),
    line([194, 128], [194, 304], 'control', 12),
    { kind: 'slot', at: [114, 112], size: [28, 92], fill: 'quiet' },
    { kind: 'frame', at: [84, 188], size: [88, 36], radius: 8, fill: 'quiet' },
    { kind: 'slot', at: [96, 270], size: [64, 18], fill: 'raised' },
    { kind: 'frame', at: [32, 300], size: [192, 52], radius: 16, fill: 'brand' },
    line([224, 326], [448, 326], 'control', 6),
    { kind: 'dot', at: [320, 326], r: 22, stroke: 'match', width: 8 },
    line([320, 298], [320, 228], 'match', 4),
    {
      kind: 'line',
      points: [
        [308, 242],
        [320, 226],
        [332, 242],
      ],
      stroke: 'match',
      width: 4,
    },
    {
      kind: 'frame',
      at: [248, 88],
      size: [200, 124],
      radius: 20,
      fill: 'surface',
      stroke: 'control',
    },
    {
      kind: 'line',
      points: [
        [268, 150],
        [292, 150],
        [306, 112],
        [326, 176],
        [340, 132],
        [352, 150],
        [376, 150],
        [390, 116],
        [406, 150],
        [428, 150],
      ],
      stroke: 'quiet',
      width: 4,
    },
    { kind: 'dots', at: [276, 190], count: 7, gap: 24, r: 5, fill: 'accent' },
    { kind: 'dot', at: [130, 88], r: 12, fill: 'raised' },
    { kind: 'dot', at: [84, 88], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [176, 88], r: 6, fill: 'quiet' },
  ],
};
