import type { Composition } from '#design-system';

/** Salesforce: one short form in the cloud, which everybody on the team fills in. */
export const cloudLink: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'slot', at: [72, 112], size: [336, 128], fill: 'brand' },
    { kind: 'dot', at: [188, 112], r: 88, fill: 'brand' },
    { kind: 'dot', at: [296, 128], r: 68, fill: 'brand' },
    {
      kind: 'line',
      points: [
        [68, 340],
        [240, 340],
        [240, 248],
        [240, 340],
        [412, 340],
      ],
      stroke: 'accent',
      width: 4,
    },
    { kind: 'frame', at: [148, 84], size: [184, 180], radius: 24, fill: 'raised' },
    { kind: 'slot', at: [168, 104], size: [80, 14], fill: 'strong' },
    { kind: 'slot', at: [168, 132], size: [144, 26], fill: 'quiet' },
    { kind: 'slot', at: [168, 168], size: [144, 26], fill: 'quiet' },
    { kind: 'slot', at: [168, 210], size: [144, 36], fill: 'match', stroke: 'strong', width: 3 },
    { kind: 'tick', at: [240, 229], r: 10, stroke: 'strong', width: 4 },
    { kind: 'person', at: [68, 340], r: 32, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [154, 340], r: 32, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [326, 340], r: 32, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [412, 340], r: 32, fill: 'brand', figure: 'raised' },
    { kind: 'dot', at: [240, 336], r: 44, fill: 'strong' },
    { kind: 'person', at: [240, 336], r: 40, fill: 'match', figure: 'strong' },
  ],
};
