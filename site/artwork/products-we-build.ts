import type { Composition } from '#design-system';

/** Slots laid like bricks: a product that grows row by row. */
export const productsWeBuild: Composition = {
  width: 240,
  height: 120,
  shapes: [
    { kind: 'slot', at: [72, 8], size: [64, 28], fill: 'surface', stroke: 'line' },
    { kind: 'slot', at: [144, 8], size: [88, 28], fill: 'quiet' },
    { kind: 'slot', at: [8, 46], size: [80, 28], fill: 'brand' },
    { kind: 'slot', at: [96, 46], size: [72, 28], fill: 'surface', stroke: 'line' },
    { kind: 'slot', at: [176, 46], size: [56, 28], fill: 'brand' },
    { kind: 'slot', at: [40, 84], size: [56, 28], fill: 'surface', stroke: 'line' },
    { kind: 'slot', at: [104, 84], size: [104, 28], fill: 'raised' },
  ],
};
