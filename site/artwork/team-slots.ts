import type { Composition } from '#design-system';

/** Staff augmentation: a row of team places, and the one person who fills the gap. */
export const teamSlots: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'slot', at: [32, 136], size: [64, 216], fill: 'brand' },
    { kind: 'slot', at: [120, 136], size: [64, 216], fill: 'brand' },
    { kind: 'slot', at: [208, 136], size: [64, 216], fill: 'brand' },
    { kind: 'slot', at: [384, 136], size: [64, 216], fill: 'brand' },
    { kind: 'slot', at: [296, 136], size: [64, 216], stroke: 'control', dashed: true },
    {
      kind: 'line',
      points: [
        [64, 168],
        [240, 168],
      ],
      stroke: 'quiet',
    },
    { kind: 'person', at: [64, 168], r: 22, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [152, 168], r: 22, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [240, 168], r: 22, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [416, 168], r: 22, fill: 'quiet', figure: 'strong' },
    { kind: 'dot', at: [64, 280], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [64, 300], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [64, 320], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [152, 300], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [152, 320], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [240, 280], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [240, 300], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [240, 320], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [416, 300], r: 6, fill: 'quiet' },
    { kind: 'dot', at: [416, 320], r: 6, fill: 'quiet' },
    { kind: 'slot', at: [296, 40], size: [64, 216], fill: 'match' },
    { kind: 'person', at: [328, 72], r: 22, fill: 'strong', figure: 'match' },
    {
      kind: 'line',
      points: [
        [328, 184],
        [328, 220],
      ],
      stroke: 'strong',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [316, 208],
        [328, 220],
        [340, 208],
      ],
      stroke: 'strong',
      width: 4,
    },
  ],
};
