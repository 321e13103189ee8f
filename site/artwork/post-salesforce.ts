import type { Composition } from '#design-system';

/** Contacts gathered in one cloud and narrowed to a closed deal. */
export const postSalesforce: Composition = {
  width: 640,
  height: 360,
  background: 'inverse',
  shapes: [
    { kind: 'match', from: [88, 72], to: [248, 88], stroke: 'quiet' },
    { kind: 'match', from: [128, 152], to: [248, 96], stroke: 'quiet' },
    { kind: 'match', from: [552, 72], to: [392, 88], stroke: 'quiet' },
    { kind: 'match', from: [512, 152], to: [392, 96], stroke: 'quiet' },
    { kind: 'slot', at: [208, 72], size: [224, 80], fill: 'brand' },
    { kind: 'dot', at: [304, 80], r: 56, fill: 'brand' },
    { kind: 'dot', at: [368, 92], r: 44, fill: 'brand' },
    { kind: 'dot', at: [272, 104], r: 10, fill: 'raised' },
    { kind: 'dot', at: [304, 104], r: 10, fill: 'raised' },
    { kind: 'dot', at: [336, 104], r: 10, fill: 'raised' },
    { kind: 'dot', at: [368, 104], r: 10, fill: 'raised' },
    { kind: 'slot', at: [176, 168], size: [288, 36], fill: 'quiet' },
    { kind: 'slot', at: [216, 212], size: [208, 36], fill: 'quiet' },
    { kind: 'slot', at: [248, 256], size: [144, 36], fill: 'quiet' },
    { kind: 'slot', at: [272, 300], size: [96, 36], fill: 'match' },
    { kind: 'tick', at: [320, 319], r: 9, stroke: 'strong', width: 4 },
    { kind: 'person', at: [88, 72], r: 32, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [128, 152], r: 24, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [552, 72], r: 32, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [512, 152], r: 24, fill: 'brand', figure: 'raised' },
  ],
};
