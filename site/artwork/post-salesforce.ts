import type { Composition, Point, Shape } from '#design-system';

/** What one colleague knows about a customer. */
const note = ([x, y]: Point): readonly Shape[] => [
  { kind: 'frame', at: [x, y], size: [176, 76], radius: 16, fill: 'brand' },
  { kind: 'person', at: [x + 38, y + 38], r: 22, fill: 'quiet', figure: 'strong' },
  { kind: 'slot', at: [x + 74, y + 20], size: [80, 12], fill: 'quiet' },
  { kind: 'slot', at: [x + 74, y + 44], size: [48, 12], fill: 'quiet' },
];

/** Three notes about a customer become one record, with the next step in it. */
export const postSalesforce: Composition = {
  width: 640,
  height: 360,
  background: 'inverse',
  shapes: [
    { kind: 'match', from: [224, 74], to: [376, 128], stroke: 'quiet' },
    { kind: 'match', from: [224, 180], to: [376, 180], stroke: 'quiet' },
    { kind: 'match', from: [224, 286], to: [376, 232], stroke: 'quiet' },
    ...note([48, 36]),
    ...note([48, 142]),
    ...note([48, 248]),
    { kind: 'frame', at: [376, 48], size: [216, 264], radius: 24, fill: 'raised' },
    { kind: 'person', at: [424, 100], r: 28, fill: 'brand', figure: 'raised' },
    { kind: 'slot', at: [468, 82], size: [96, 14], fill: 'strong' },
    { kind: 'slot', at: [468, 106], size: [64, 12], fill: 'quiet' },
    { kind: 'slot', at: [400, 152], size: [168, 24], fill: 'quiet' },
    { kind: 'slot', at: [400, 188], size: [168, 24], fill: 'quiet' },
    { kind: 'slot', at: [400, 224], size: [120, 24], fill: 'quiet' },
    { kind: 'slot', at: [400, 260], size: [168, 32], fill: 'match' },
    { kind: 'tick', at: [544, 276], r: 8, stroke: 'strong', width: 4 },
  ],
};
