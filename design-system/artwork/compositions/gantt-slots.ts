import type { Composition } from '../composition.ts';

/** Project management: work in slots along time, handed on from one to the next. */
export const ganttSlots: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'line',
      points: [
        [40, 48],
        [40, 360],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [120, 48],
        [120, 360],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [200, 48],
        [200, 360],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [360, 48],
        [360, 360],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [440, 48],
        [440, 360],
      ],
      stroke: 'line',
    },
    { kind: 'slot', at: [40, 64], size: [144, 40], fill: 'pine' },
    { kind: 'slot', at: [40, 64], size: [144, 40], fill: 'pine' },
  ],
};
