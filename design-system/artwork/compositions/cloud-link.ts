import type { Composition } from '../composition.ts';

/** Salesforce: every customer linked with one cloud. */
export const cloudLink: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'dot', at: [240, 200], r: 160, stroke: 'line' },
    { kind: 'match', from: [240, 200], to: [72, 96], stroke: 'mint', width: 3 },
    { kind: 'match', from: [240, 200], to: [72, 304], stroke: 'mint', width: 3 },
    { kind: 'match', from: [240, 200], to: [408, 96], stroke: 'accent', width: 4 },
    { kind: 'match', from: [240, 200], to: [408, 304], stroke: 'mint', width: 3 },
    {
      kind: 'line',
      points: [
        [240, 40],
        [240, 360],
      ],
      stroke: 'mint',
      width: 3,
    },
    { kind: 'slot', at: [128, 168], size: [224, 96], fill: 'pine' },
    { kind: 'dot', at: [224, 164], r: 64, fill: 'pine' },
    { kind: 'dot', at: [296, 184], r: 48, fill: 'pine' },
    { kind: 'slot', at: [168, 192], size: [144, 16], fill: 'white' },
    { kind: 'slot', at: [168, 220], size: [96, 16], fill: 'mint' },
    { kind: 'dot', at: [304, 228], r: 8, fill: 'lime' },
    { kind: 'person', at: [72, 96], r: 32, fill: 'mint', figure: 'ink' },
    { kind: 'person', at: [240, 40], r: 24, fill: 'mint', figure: 'ink' },
    { kind: 'person', at: [408, 96], r: 40, fill: 'lime', figure: 'ink' },
    { kind: 'person', at: [72, 304], r: 28, fill: 'mint', figure: 'ink' },
    { kind: 'person', at: [240, 360], r: 24, fill: 'mint', figure: 'ink' },
    { kind: 'person', at: [408, 304], r: 32, fill: 'mint', figure: 'ink' },
  ],
};
