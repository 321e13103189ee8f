import type { Composition } from '#design-system';

/** Project management: work in slots along time, each handed on to the next. */
export const ganttSlots: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'line',
      points: [
        [40, 40],
        [40, 360],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [140, 40],
        [140, 360],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [240, 40],
        [240, 360],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [340, 40],
        [340, 360],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [440, 40],
        [440, 360],
      ],
      stroke: 'line',
    },
    {
      kind: 'line',
      points: [
        [184, 80],
        [184, 140],
      ],
      stroke: 'accent',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [272, 140],
        [272, 200],
      ],
      stroke: 'accent',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [388, 200],
        [388, 320],
      ],
      stroke: 'control',
      dashed: true,
    },
    { kind: 'slot', at: [40, 56], size: [168, 48], fill: 'brand' },
    { kind: 'person', at: [64, 80], r: 18, fill: 'raised', figure: 'brand' },
    { kind: 'tick', at: [184, 81], r: 8, stroke: 'raised', width: 4 },
    { kind: 'slot', at: [160, 116], size: [136, 48], fill: 'brand' },
    { kind: 'person', at: [184, 140], r: 18, fill: 'raised', figure: 'brand' },
    { kind: 'tick', at: [272, 141], r: 8, stroke: 'raised', width: 4 },
    { kind: 'slot', at: [248, 176], size: [164, 48], fill: 'match' },
    { kind: 'person', at: [272, 200], r: 18, fill: 'strong', figure: 'match' },
    { kind: 'slot', at: [88, 236], size: [200, 48], fill: 'quiet' },
    { kind: 'person', at: [112, 260], r: 18, fill: 'strong', figure: 'quiet' },
    {
      kind: 'slot',
      at: [364, 296],
      size: [76, 48],
      fill: 'background',
      stroke: 'control',
      dashed: true,
    },
    {
      kind: 'line',
      points: [
        [320, 40],
        [320, 360],
      ],
      stroke: 'text',
      width: 3,
    },
    { kind: 'dot', at: [320, 40], r: 8, fill: 'text' },
  ],
};
