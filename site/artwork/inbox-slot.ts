import type { Composition } from '#design-system';

/** A message on its way in, and the answer that is sure to come. */
export const inboxSlot: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [48, 200], size: [384, 168], radius: 40, fill: 'brand' },
    { kind: 'slot', at: [88, 224], size: [304, 40], fill: 'strong' },
    { kind: 'frame', at: [128, 40], size: [224, 216], radius: 24, fill: 'raised', stroke: 'line' },
    { kind: 'frame', at: [112, 244], size: [256, 20], radius: 0, fill: 'strong' },
    { kind: 'person', at: [172, 84], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'slot', at: [208, 70], size: [96, 10], fill: 'strong' },
    { kind: 'slot', at: [208, 90], size: [56, 8], fill: 'quiet' },
    { kind: 'slot', at: [152, 132], size: [176, 10], fill: 'subtle' },
    { kind: 'slot', at: [152, 154], size: [152, 10], fill: 'subtle' },
    { kind: 'slot', at: [152, 176], size: [176, 10], fill: 'subtle' },
    { kind: 'slot', at: [152, 198], size: [112, 10], fill: 'subtle' },
    { kind: 'slot', at: [160, 296], size: [160, 12], fill: 'quiet' },
    { kind: 'slot', at: [200, 320], size: [80, 12], fill: 'quiet' },
    { kind: 'dot', at: [400, 208], r: 44, fill: 'match' },
    { kind: 'tick', at: [400, 211], r: 17, stroke: 'strong', width: 7 },
  ],
};
