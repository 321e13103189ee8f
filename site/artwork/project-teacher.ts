import type { Composition } from '#design-system';

/** A teacher’s site: a sunrise over still water, and little else. */
export const projectTeacher: Composition = {
  width: 640,
  height: 480,
  background: 'canvas',
  shapes: [
    { kind: 'frame', at: [80, 56], size: [480, 368], radius: 32, fill: 'brand' },
    { kind: 'dot', at: [116, 88], r: 8, fill: 'raised' },
    { kind: 'slot', at: [404, 84], size: [32, 8], fill: 'quiet' },
    { kind: 'slot', at: [448, 84], size: [32, 8], fill: 'quiet' },
    { kind: 'slot', at: [492, 84], size: [32, 8], fill: 'quiet' },
    { kind: 'arc', at: [320, 280], r: 152, from: -90, to: 90, stroke: 'quiet', width: 4 },
    { kind: 'arc', at: [320, 280], r: 120, from: -90, to: 90, stroke: 'quiet', width: 8 },
    { kind: 'arc', at: [320, 280], r: 88, from: -90, to: 90, stroke: 'raised', width: 12 },
    { kind: 'dot', at: [320, 280], r: 60, fill: 'match' },
    { kind: 'frame', at: [240, 282], size: [160, 60], radius: 0, fill: 'brand' },
    { kind: 'slot', at: [136, 296], size: [368, 12], fill: 'raised' },
    { kind: 'slot', at: [184, 320], size: [272, 12], fill: 'quiet' },
    { kind: 'slot', at: [232, 344], size: [176, 12], fill: 'raised' },
    { kind: 'slot', at: [272, 368], size: [96, 12], fill: 'quiet' },
  ],
};
