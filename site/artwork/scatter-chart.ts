import type { Composition } from '#design-system';

/** Data science: loose dots that fall into line and become a chart. */
export const scatterChart: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'line',
      points: [
        [40, 360],
        [440, 360],
      ],
      stroke: 'line',
      width: 4,
    },
    { kind: 'dot', at: [56, 96], r: 10, fill: 'control' },
    { kind: 'dot', at: [88, 168], r: 10, fill: 'control' },
    { kind: 'dot', at: [40, 280], r: 10, fill: 'control' },
    { kind: 'dot', at: [136, 120], r: 10, fill: 'control' },
    { kind: 'dot', at: [88, 240], r: 10, fill: 'control' },
    { kind: 'dot', at: [168, 232], r: 10, fill: 'quiet' },
    { kind: 'dot', at: [192, 336], r: 14, fill: 'quiet' },
    { kind: 'dot', at: [192, 304], r: 14, fill: 'quiet' },
    { kind: 'dot', at: [240, 336], r: 14, fill: 'quiet' },
    { kind: 'dot', at: [240, 304], r: 14, fill: 'quiet' },
    { kind: 'dot', at: [240, 272], r: 14, fill: 'quiet' },
    { kind: 'dot', at: [288, 336], r: 14, fill: 'brand' },
    { kind: 'dot', at: [288, 304], r: 14, fill: 'brand' },
    { kind: 'dot', at: [288, 272], r: 14, fill: 'brand' },
    { kind: 'dot', at: [288, 240], r: 14, fill: 'brand' },
    { kind: 'slot', at: [322, 176], size: [28, 174], fill: 'brand' },
    { kind: 'slot', at: [370, 136], size: [28, 214], fill: 'brand' },
    { kind: 'slot', at: [418, 80], size: [28, 270], fill: 'match' },
    { kind: 'match', from: [48, 328], to: [432, 48], stroke: 'accent', width: 4 },
    { kind: 'dot', at: [432, 48], r: 12, fill: 'match' },
  ],
};
