import type { Composition } from '#design-system';

/** Amazon cloud services: a cloud that is made of slots, as many as the load needs. */
export const cloudOfSlots: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'slot', at: [160, 40], size: [120, 40], fill: 'brand' },
    { kind: 'slot', at: [136, 88], size: [80, 40], fill: 'quiet' },
    { kind: 'slot', at: [224, 88], size: [88, 40], fill: 'brand' },
    { kind: 'slot', at: [328, 88], size: [64, 40], fill: 'brand' },
    { kind: 'slot', at: [96, 136], size: [112, 40], fill: 'brand' },
    { kind: 'slot', at: [216, 136], size: [88, 40], fill: 'match' },
    { kind: 'tick', at: [260, 157], r: 9, stroke: 'strong', width: 4 },
    { kind: 'slot', at: [312, 136], size: [104, 40], fill: 'quiet' },
    { kind: 'slot', at: [40, 184], size: [88, 40], fill: 'quiet' },
    { kind: 'slot', at: [136, 184], size: [152, 40], fill: 'brand' },
    { kind: 'slot', at: [296, 184], size: [144, 40], fill: 'brand' },
    { kind: 'slot', at: [40, 232], size: [160, 40], fill: 'brand' },
    { kind: 'slot', at: [208, 232], size: [104, 40], fill: 'quiet' },
    { kind: 'slot', at: [320, 232], size: [120, 40], stroke: 'control', dashed: true },
    {
      kind: 'line',
      points: [
        [112, 288],
        [112, 336],
      ],
      stroke: 'quiet',
    },
    {
      kind: 'line',
      points: [
        [176, 288],
        [176, 336],
      ],
      stroke: 'quiet',
    },
    {
      kind: 'line',
      points: [
        [240, 288],
        [240, 336],
      ],
      stroke: 'accent',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [304, 288],
        [304, 336],
      ],
      stroke: 'quiet',
    },
    {
      kind: 'line',
      points: [
        [368, 288],
        [368, 336],
      ],
      stroke: 'control',
      dashed: true,
    },
    { kind: 'dot', at: [112, 348], r: 12, fill: 'quiet' },
    { kind: 'dot', at: [176, 348], r: 12, fill: 'quiet' },
    { kind: 'dot', at: [240, 348], r: 16, fill: 'match' },
    { kind: 'dot', at: [304, 348], r: 12, fill: 'quiet' },
    { kind: 'dot', at: [368, 348], r: 12, fill: 'background', stroke: 'control', dashed: true },
  ],
};
