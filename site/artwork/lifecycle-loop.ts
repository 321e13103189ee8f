import type { Composition } from '#design-system';

/** Software development: five stages in a loop around one product. */
export const lifecycleLoop: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'arc', at: [240, 204], r: 136, from: 0, to: 288, stroke: 'quiet', width: 4 },
    {
      kind: 'arc',
      at: [240, 204],
      r: 136,
      from: 288,
      to: 360,
      stroke: 'control',
      width: 4,
      dashed: true,
    },
    { kind: 'dot', at: [240, 68], r: 44, fill: 'brand' },
    { kind: 'slot', at: [222, 52], size: [36, 6], fill: 'raised' },
    { kind: 'slot', at: [222, 65], size: [24, 6], fill: 'raised' },
    { kind: 'slot', at: [222, 78], size: [36, 6], fill: 'raised' },
    { kind: 'dot', at: [369, 162], r: 44, fill: 'brand' },
    { kind: 'frame', at: [352, 152], size: [28, 28], radius: 6, stroke: 'raised', width: 4 },
    { kind: 'dot', at: [380, 152], r: 9, fill: 'raised' },
    { kind: 'dot', at: [320, 314], r: 52, fill: 'match' },
    {
      kind: 'line',
      points: [
        [308, 298],
        [294, 314],
        [308, 330],
      ],
      stroke: 'strong',
      width: 6,
    },
    {
      kind: 'line',
      points: [
        [332, 298],
        [346, 314],
        [332, 330],
      ],
      stroke: 'strong',
      width: 6,
    },
    { kind: 'dot', at: [160, 314], r: 44, fill: 'brand' },
    { kind: 'tick', at: [160, 316], r: 16, stroke: 'raised', width: 6 },
    { kind: 'dot', at: [111, 162], r: 44, fill: 'brand' },
    { kind: 'arc', at: [111, 164], r: 16, from: -90, to: 90, stroke: 'raised', width: 5 },
    { kind: 'slot', at: [91, 162], size: [9, 18], fill: 'raised' },
    { kind: 'slot', at: [122, 162], size: [9, 18], fill: 'raised' },
    { kind: 'frame', at: [188, 168], size: [104, 76], radius: 16, fill: 'surface', stroke: 'line' },
    { kind: 'dot', at: [206, 186], r: 4, fill: 'quiet' },
    { kind: 'dot', at: [220, 186], r: 4, fill: 'quiet' },
    { kind: 'slot', at: [202, 202], size: [76, 10], fill: 'quiet' },
    { kind: 'slot', at: [202, 220], size: [44, 10], fill: 'match' },
  ],
};
