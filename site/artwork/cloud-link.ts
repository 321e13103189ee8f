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
        [240, 240],
        [240, 340],
        [412, 340],
      ],
      stroke: 'accent',
      width: 4,
    },
    { kind: 'frame', at: [148, 64], size: [184, 156], radius: 24, fill: 'raised' },
    { kind: 'slot', at: [168, 84], size: [80, 14], fill: 'strong' },
    { kind: 'slot', at: [168, 110], size: [144, 24], fill: 'quiet' },
    { kind: 'slot', at: [168, 142], size: [144, 24], fill: 'quiet' },
    { kind: 'slot', at: [168, 174], size: [144, 30], fill: 'match' },
    { kind: 'tick', at: [240, 190], r: 9, stroke: 'strong', width: 4 },
    { kind: 'person', at: [68, 340], r: 32, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [154, 340], r: 32, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [326, 340], r: 32, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [412, 340], r: 32, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [240, 340], r: 32, fill: 'brand', figure: 'raised' },
  ],
};
