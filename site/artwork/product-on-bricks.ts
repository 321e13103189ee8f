import type { Composition } from '#design-system';

/** A finished screen on the rows of bricks that carry it, for a panel of four services. */
export const productOnBricks: Composition = {
  width: 240,
  height: 236,
  shapes: [
    { kind: 'frame', at: [8, 8], size: [224, 144], radius: 24, fill: 'raised' },
    { kind: 'slot', at: [28, 28], size: [80, 16], fill: 'brand' },
    { kind: 'dots', at: [180, 36], count: 3, gap: 16, r: 4, fill: 'quiet' },
    { kind: 'slot', at: [28, 60], size: [184, 16], fill: 'subtle' },
    { kind: 'slot', at: [28, 84], size: [136, 16], fill: 'subtle' },
    { kind: 'slot', at: [132, 108], size: [80, 28], fill: 'brand' },
    { kind: 'tick', at: [172, 122], r: 7, stroke: 'onBrand', width: 4 },
    { kind: 'slot', at: [8, 160], size: [88, 32], fill: 'brand' },
    { kind: 'slot', at: [104, 160], size: [128, 32], fill: 'quiet' },
    { kind: 'slot', at: [8, 196], size: [136, 32], fill: 'quiet' },
    { kind: 'slot', at: [152, 196], size: [80, 32], fill: 'brand' },
    { kind: 'dot', at: [52, 176], r: 5, fill: 'quiet' },
  ],
};
