import type { Composition } from '../composition.ts';

/** Healthcare: a steady pulse across the sign of care. */
export const pulseLine: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'dot', at: [240, 200], r: 168, stroke: 'line' },
    { kind: 'dot', at: [121, 81], r: 12, fill: 'mint' },
    { kind: 'dot', at: [121, 319], r: 8, fill: 'mint' },
    { kind: 'dot', at: [359, 319], r: 16, fill: 'pine' },
    { kind: 'tick', at: [359, 320], r: 6, stroke: 'white', width: 3 },
    { kind: 'dot', at: [240, 200], r: 136, fill: 'pine' },
    { kind: 'slot', at: [208, 104], size: [64, 192], fill: 'mint' },
    { kind: 'slot', at: [144, 168], size: [192, 64], fill: 'mint' },
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
      stroke: 'ground',
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
    { kind: 'person', at: [424, 216], r: 32, fill: 'lime', figure: 'ink' },
  ],
};
