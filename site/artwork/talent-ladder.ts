import type { Composition } from '#design-system';

/** Four ways to hire: by the week, by the month, at a fixed cost, by time and material. */
export const talentLadder: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'line',
      points: [
        [72, 24],
        [72, 376],
      ],
      stroke: 'line',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [408, 24],
        [408, 376],
      ],
      stroke: 'line',
      width: 8,
    },
    { kind: 'slot', at: [32, 40], size: [416, 68], fill: 'surface', stroke: 'line' },
    { kind: 'slot', at: [32, 124], size: [416, 68], fill: 'surface', stroke: 'line' },
    { kind: 'slot', at: [32, 208], size: [416, 68], fill: 'surface', stroke: 'line' },
    { kind: 'slot', at: [32, 292], size: [416, 68], fill: 'surface', stroke: 'line' },
    { kind: 'person', at: [66, 74], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [66, 158], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [66, 242], r: 24, fill: 'match', figure: 'strong' },
    { kind: 'person', at: [66, 326], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'dot', at: [128, 74], r: 12, fill: 'brand' },
    { kind: 'dot', at: [174, 74], r: 12, fill: 'brand' },
    { kind: 'dot', at: [220, 74], r: 12, fill: 'brand' },
    { kind: 'dot', at: [266, 74], r: 12, fill: 'brand' },
    { kind: 'dot', at: [312, 74], r: 12, fill: 'brand' },
    { kind: 'dot', at: [358, 74], r: 12, stroke: 'control', dashed: true },
    { kind: 'dot', at: [404, 74], r: 12, stroke: 'control', dashed: true },
    { kind: 'slot', at: [112, 142], size: [68, 32], fill: 'brand' },
    { kind: 'slot', at: [192, 142], size: [68, 32], fill: 'brand' },
    { kind: 'slot', at: [272, 142], size: [68, 32], fill: 'brand' },
    { kind: 'slot', at: [352, 142], size: [68, 32], fill: 'brand' },
    { kind: 'slot', at: [112, 226], size: [308, 32], fill: 'match' },
    { kind: 'tick', at: [396, 243], r: 9, stroke: 'strong', width: 4 },
    { kind: 'slot', at: [112, 310], size: [84, 32], fill: 'brand' },
    { kind: 'slot', at: [204, 310], size: [36, 32], fill: 'brand' },
    { kind: 'slot', at: [248, 310], size: [108, 32], fill: 'brand' },
    { kind: 'slot', at: [364, 310], size: [56, 32], stroke: 'control', dashed: true },
  ],
};
