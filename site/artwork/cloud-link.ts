import type { Composition } from '#design-system';

/** Salesforce: every customer linked with one cloud. */
export const cloudLink: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'dot', at: [240, 200], r: 160, stroke: 'line' },
    { kind: 'match', from: [240, 200], to: [72, 96], stroke: 'quiet', width: 3 },
    { kind: 'match', from: [240, 200], to: [72, 304], stroke: 'quiet', width: 3 },
    { kind: 'match', from: [240, 200], to: [408, 96], stroke: 'accent', width: 4 },
    { kind: 'match', from: [240, 200], to: [408, 304], stroke: 'quiet', width: 3 },
    {
      kind: 'line',
      points: [
        [240, 40],
        [240, 360],
      ],
      stroke: 'quiet',
      width: 3,
    },
    { kind: 'slot', at: [128, 168], size: [224, 96], fill: 'brand' },
    { kind: 'dot', at: [224, 164], r: 64, fill: 'brand' },
    { kind: 'dot', at: [296, 184], r: 48, fill: 'brand' },
    { kind: 'slot', at: [168, 192], size: [144, 16], fill: 'raised' },
    { kind: 'slot', at: [168, 220], size: [96, 16], fill: 'quiet' },
    { kind: 'dot', at: [304, 228], r: 8, fill: 'match' },
    { kind: 'person', at: [72, 96], r: 32, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [240, 40], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [408, 96], r: 40, fill: 'match', figure: 'strong' },
    { kind: 'person', at: [72, 304], r: 28, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [240, 360], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [408, 304], r: 32, fill: 'quiet', figure: 'strong' },
  ],
};
