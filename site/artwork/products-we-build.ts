import type { Composition } from '#design-system';

/** Slots laid like bricks: a product that grows row by row. */
export const productsWeBuild: Composition = {
  width: 240,
  height: 120,
  shapes: [
    { kind: 'slot', at: [120, 8], size: [112, 32], fill: 'quiet' },
    { kind: 'slot', at: [8, 44], size: [112, 32], fill: 'brand' },
    { kind: 'slot', at: [128, 44], size: [104, 32], fill: 'brand' },
    { kind: 'slot', at: [8, 80], size: [64, 32], fill: 'brand' },
    { kind: 'slot', at: [80, 80], size: [152, 32], fill: 'raised' },
    { kind: 'dot', at: [64, 60], r: 5, fill: 'quiet' },
    { kind: 'dot', at: [180, 60], r: 5, fill: 'quiet' },
    { kind: 'tick', at: [156, 96], r: 8, stroke: 'brand', width: 4 },
  ],
};
