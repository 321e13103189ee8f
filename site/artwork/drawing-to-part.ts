import type { Composition, Point, Shape } from '#design-system';
import { line } from './figure-shapes.ts';

const corners = ([x, y]: Point, [width, height]: Point, r: number, stroke: 'strong' | 'quiet') =>
  [x, x + width].flatMap((left) =>
    [y, y + height].map((top): Shape => ({ kind: 'dot', at: [left, top], r, stroke, width: 4 })),
  );

/** Engineering and manufacturing: a drawing with its dimension, and the part that was made from it. */
export const drawingToPart: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [28, 32], size: [272, 256], radius: 20, fill: 'raised' },
    { kind: 'frame', at: [60, 64], size: [176, 132], radius: 24, stroke: 'strong', width: 4 },
    ...corners([84, 88], [128, 84], 7, 'strong'),
    { kind: 'dot', at: [148, 130], r: 30, stroke: 'strong', width: 4 },
    {
      kind: 'line',
      points: [
        [104, 130],
        [192, 130],
      ],
      stroke: 'control',
      dashed: true,
    },
    {
      kind: 'line',
      points: [
        [148, 86],
        [148, 174],
      ],
      stroke: 'control',
      dashed: true,
    },
    line([60, 208], [60, 244], 'control'),
    line([236, 208], [236, 244], 'control'),
    line([66, 232], [230, 232], 'brand', 4),
    { kind: 'slot', at: [60, 258], size: [72, 10], fill: 'quiet' },
    { kind: 'frame', at: [216, 196], size: [232, 172], radius: 32, fill: 'brand' },
    ...corners([246, 226], [172, 112], 9, 'quiet'),
    { kind: 'dot', at: [332, 282], r: 42, fill: 'background' },
    { kind: 'dot', at: [448, 196], r: 30, fill: 'match', stroke: 'background', width: 4 },
    { kind: 'tick', at: [448, 198], r: 12, stroke: 'strong', width: 5 },
  ],
};
