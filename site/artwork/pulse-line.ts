import type { Composition } from '#design-system';

/** Healthcare: a steady pulse across the sign of care. */
export const pulseLine: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'dot', at: [240, 200], r: 168, stroke: 'line' },
    { kind: 'dot', at: [121, 81], r: 12, fill: 'quiet' },
    { kind: 'dot', at: [121, 319], r: 8, fill: 'quiet' },
    { kind: 'dot', at: [359, 319], r: 16, fill: 'brand' },
    { kind: 'tick', at: [359, 320], r: 6, stroke: 'raised', width: 3 },
    { kind: 'dot', at: [240, 200], r: 136, fill: 'brand' },
    { kind: 'slot', at: [208, 104], size: [64, 192], fill: 'quiet' },
    { kind: 'slot', at: [144, 168], size: [192, 64], fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [24, 216],
        [144, 216],
        [176, 184],
        [208, 264],
        [256, 120],
        [288, 232],
        [304, 216],
        [416, 216],
      ],
      stroke: 'background',
      width: 20,
    },
    {
      kind: 'line',
      points: [
        [24, 216],
        [144, 216],
        [176, 184],
        [208, 264],
        [256, 120],
        [288, 232],
        [304, 216],
        [416, 216],
      ],
      stroke: 'accent',
      width: 8,
    },
    { kind: 'person', at: [424, 216], r: 32, fill: 'match', figure: 'strong' },
  ],
};
