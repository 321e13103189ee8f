import type { Composition } from '../composition.ts';

/** A message on its way in, and the answer that is sure to come. */
export const inboxSlot: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [48, 200], size: [384, 168], radius: 40, fill: 'pine' },
    { kind: 'slot', at: [96, 224], size: [288, 32], fill: 'ink' },
    { kind: 'frame', at: [128, 48], size: [224, 192], radius: 24, fill: 'surface', stroke: 'line' },
    { kind: 'person', at: [168, 88], r: 20, fill: 'mint', figure: 'ink' },
    { kind: 'slot', at: [200, 76], size: [88, 10], fill: 'text' },
    { kind: 'slot', at: [200, 94], size: [56, 8], fill: 'control' },
    { kind: 'slot', at: [152, 132], size: [176, 10], fill: 'line' },
    { kind: 'slot', at: [152, 154], size: [152, 10], fill: 'line' },
    { kind: 'slot', at: [152, 176], size: [112, 10], fill: 'line' },
    { kind: 'frame', at: [112, 240], size: [256, 80], radius: 0, fill: 'pine' },
    { kind: 'slot', at: [168, 304], size: [144, 12], fill: 'mint' },
    { kind: 'slot', at: [200, 328], size: [80, 12], fill: 'mint' },
    { kind: 'dot', at: [400, 208], r: 40, fill: 'lime' },
    { kind: 'tick', at: [400, 211], r: 16, stroke: 'ink', width: 6 },
  ],
};
