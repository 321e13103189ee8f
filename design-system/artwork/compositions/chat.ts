import type { Composition } from '../composition.ts';

/** A conversation: a question, an answer, and the next one being written. */
export const chat: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'line',
      points: [
        [72, 160],
        [48, 200],
        [120, 168],
      ],
      fill: 'brand',
      stroke: 'brand',
      width: 12,
    },
    { kind: 'frame', at: [32, 32], size: [296, 136], radius: 44, fill: 'brand' },
    { kind: 'slot', at: [72, 68], size: [200, 18], fill: 'raised' },
    { kind: 'slot', at: [72, 98], size: [152, 18], fill: 'quiet' },
    { kind: 'slot', at: [72, 128], size: [72, 18], fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [408, 288],
        [432, 328],
        [360, 296],
      ],
      fill: 'quiet',
      stroke: 'quiet',
      width: 12,
    },
    { kind: 'frame', at: [184, 192], size: [264, 104], radius: 44, fill: 'quiet' },
    { kind: 'slot', at: [224, 222], size: [176, 18], fill: 'strong' },
    { kind: 'slot', at: [224, 250], size: [104, 18], fill: 'strong' },
    {
      kind: 'line',
      points: [
        [80, 352],
        [56, 376],
        [120, 364],
      ],
      fill: 'match',
      stroke: 'match',
      width: 8,
    },
    { kind: 'slot', at: [48, 296], size: [152, 72], fill: 'match' },
    { kind: 'dot', at: [92, 332], r: 10, fill: 'strong' },
    { kind: 'dot', at: [124, 332], r: 10, fill: 'strong' },
    { kind: 'dot', at: [156, 332], r: 10, fill: 'strong' },
  ],
};
