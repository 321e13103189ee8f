import type { Composition } from '#design-system';

/** Government: a public hall of slots, with its door open to one citizen. */
export const civicColumns: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'slot', at: [208, 32], size: [64, 24], fill: 'brand' },
    { kind: 'slot', at: [144, 60], size: [192, 24], fill: 'brand' },
    { kind: 'slot', at: [80, 88], size: [320, 24], fill: 'brand' },
    { kind: 'slot', at: [48, 120], size: [384, 32], fill: 'quiet' },
    { kind: 'slot', at: [72, 160], size: [40, 136], fill: 'brand' },
    { kind: 'slot', at: [136, 160], size: [40, 136], fill: 'brand' },
    { kind: 'slot', at: [304, 160], size: [40, 136], fill: 'brand' },
    { kind: 'slot', at: [368, 160], size: [40, 136], fill: 'brand' },
    { kind: 'slot', at: [200, 168], size: [80, 128], fill: 'match' },
    { kind: 'person', at: [240, 256], r: 32, fill: 'strong', figure: 'match' },
    { kind: 'slot', at: [48, 304], size: [384, 24], fill: 'quiet' },
    { kind: 'slot', at: [24, 336], size: [432, 24], fill: 'brand' },
    { kind: 'dot', at: [240, 72], r: 8, fill: 'match' },
  ],
};
