import type { Composition } from '#design-system';

/** A table with six seats taken and a seventh about to be. */
export const postStaffAugmentation: Composition = {
  width: 640,
  height: 360,
  background: 'subtle',
  shapes: [
    { kind: 'frame', at: [136, 104], size: [304, 152], radius: 48, fill: 'brand' },
    { kind: 'slot', at: [176, 128], size: [64, 24], fill: 'quiet' },
    { kind: 'slot', at: [256, 128], size: [64, 24], fill: 'quiet' },
    { kind: 'slot', at: [336, 128], size: [64, 24], fill: 'quiet' },
    { kind: 'slot', at: [176, 208], size: [64, 24], fill: 'quiet' },
    { kind: 'slot', at: [256, 208], size: [64, 24], fill: 'quiet' },
    { kind: 'slot', at: [336, 208], size: [64, 24], fill: 'quiet' },
    { kind: 'slot', at: [404, 152], size: [20, 56], fill: 'quiet' },
    { kind: 'person', at: [208, 64], r: 32, fill: 'strong', figure: 'quiet' },
    { kind: 'person', at: [288, 64], r: 32, fill: 'strong', figure: 'quiet' },
    { kind: 'person', at: [368, 64], r: 32, fill: 'strong', figure: 'quiet' },
    { kind: 'person', at: [208, 296], r: 32, fill: 'strong', figure: 'quiet' },
    { kind: 'person', at: [288, 296], r: 32, fill: 'strong', figure: 'quiet' },
    { kind: 'person', at: [368, 296], r: 32, fill: 'strong', figure: 'quiet' },
    { kind: 'person', at: [96, 180], r: 32, fill: 'strong', figure: 'quiet' },
    { kind: 'dot', at: [480, 180], r: 32, stroke: 'control', dashed: true },
    {
      kind: 'match',
      from: [544, 92],
      to: [480, 148],
      direction: 'down',
      stroke: 'accent',
      width: 4,
    },
    { kind: 'person', at: [544, 72], r: 40, fill: 'match', figure: 'strong' },
  ],
};
