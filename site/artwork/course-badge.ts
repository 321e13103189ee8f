import type { Composition } from '#design-system';

/** A certificate, earned in five sessions. */
export const courseBadge: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'line',
      points: [
        [196, 240],
        [160, 352],
      ],
      stroke: 'quiet',
      width: 48,
    },
    {
      kind: 'line',
      points: [
        [284, 240],
        [320, 352],
      ],
      stroke: 'quiet',
      width: 48,
    },
    { kind: 'dot', at: [240, 64], r: 32, fill: 'brand' },
    { kind: 'dot', at: [292, 77.9], r: 32, fill: 'brand' },
    { kind: 'dot', at: [330.1, 116], r: 32, fill: 'brand' },
    { kind: 'dot', at: [344, 168], r: 32, fill: 'brand' },
    { kind: 'dot', at: [330.1, 220], r: 32, fill: 'brand' },
    { kind: 'dot', at: [292, 258.1], r: 32, fill: 'brand' },
    { kind: 'dot', at: [240, 272], r: 32, fill: 'brand' },
    { kind: 'dot', at: [188, 258.1], r: 32, fill: 'brand' },
    { kind: 'dot', at: [149.9, 220], r: 32, fill: 'brand' },
    { kind: 'dot', at: [136, 168], r: 32, fill: 'brand' },
    { kind: 'dot', at: [149.9, 116], r: 32, fill: 'brand' },
    { kind: 'dot', at: [188, 77.9], r: 32, fill: 'brand' },
    { kind: 'dot', at: [240, 168], r: 108, fill: 'brand' },
    { kind: 'dot', at: [240, 168], r: 92, stroke: 'quiet', width: 4 },
    { kind: 'tick', at: [240, 148], r: 40, stroke: 'match', width: 16 },
    { kind: 'dot', at: [192, 220], r: 8, fill: 'raised' },
    { kind: 'dot', at: [216, 220], r: 8, fill: 'raised' },
    { kind: 'dot', at: [240, 220], r: 8, fill: 'raised' },
    { kind: 'dot', at: [264, 220], r: 8, fill: 'raised' },
    { kind: 'dot', at: [288, 220], r: 8, fill: 'raised' },
  ],
};
