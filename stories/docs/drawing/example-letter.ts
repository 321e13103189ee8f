import type { Composition } from '#design-system';

/** A letter that has arrived. */
export const letter: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'slot', at: [32, 336], size: [416, 16], fill: 'line' },
    { kind: 'dot', at: [48, 128], r: 12, stroke: 'control', dashed: true },
    { kind: 'match', from: [60, 128], to: [120, 200], stroke: 'control', dashed: true },
    { kind: 'frame', at: [88, 96], size: [304, 224], radius: 36, fill: 'brand' },
    {
      kind: 'line',
      points: [
        [120, 144],
        [240, 224],
        [360, 144],
      ],
      stroke: 'quiet',
      width: 12,
    },
    { kind: 'slot', at: [120, 272], size: [96, 16], fill: 'raised' },
    { kind: 'dot', at: [384, 96], r: 48, fill: 'match' },
    { kind: 'tick', at: [384, 98], r: 18, stroke: 'strong', width: 7 },
  ],
};
