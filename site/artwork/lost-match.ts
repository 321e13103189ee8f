import type { Composition } from '#design-system';

/** A line that never found its role. */
export const lostMatch: Composition = {
  width: 480,
  height: 320,
  shapes: [
    { kind: 'match', from: [136, 104], to: [240, 208], stroke: 'accent', width: 6 },
    {
      kind: 'line',
      points: [
        [264, 214],
        [276, 220],
      ],
      stroke: 'accent',
      width: 6,
    },
    {
      kind: 'line',
      points: [
        [298, 236],
        [306, 246],
      ],
      stroke: 'accent',
      width: 6,
    },
    {
      kind: 'line',
      points: [
        [318, 268],
        [320, 276],
      ],
      stroke: 'accent',
      width: 6,
    },
    { kind: 'dot', at: [312, 300], r: 8, fill: 'accent' },
    { kind: 'match', from: [224, 144], to: [288, 104], stroke: 'control', width: 3, dashed: true },
    { kind: 'dot', at: [216, 144], r: 8, stroke: 'control', width: 3 },
    { kind: 'slot', at: [288, 64], size: [160, 80], stroke: 'control', width: 3, dashed: true },
    { kind: 'slot', at: [328, 98], size: [80, 12], fill: 'line' },
    { kind: 'person', at: [88, 104], r: 52, fill: 'match', figure: 'strong' },
  ],
};
