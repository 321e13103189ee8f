import type { Composition } from '#design-system';

/** Mobile apps: a phone whose screen is built of slots, with people at both ends. */
export const phoneSlot: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [144, 24], size: [192, 352], radius: 44, fill: 'brand' },
    { kind: 'frame', at: [156, 36], size: [168, 328], radius: 34, fill: 'surface' },
    { kind: 'slot', at: [212, 48], size: [56, 14], fill: 'brand' },
    { kind: 'frame', at: [172, 80], size: [136, 88], radius: 20, fill: 'quiet' },
    { kind: 'dot', at: [240, 124], r: 24, fill: 'brand' },
    {
      kind: 'line',
      points: [
        [235, 114],
        [250, 124],
        [235, 134],
        [235, 114],
      ],
      fill: 'raised',
      stroke: 'raised',
      width: 6,
    },
    { kind: 'slot', at: [172, 184], size: [136, 28], fill: 'line' },
    { kind: 'dot', at: [186, 198], r: 8, fill: 'brand' },
    { kind: 'slot', at: [172, 220], size: [136, 28], fill: 'line' },
    { kind: 'dot', at: [186, 234], r: 8, fill: 'brand' },
    { kind: 'slot', at: [172, 256], size: [136, 28], fill: 'line' },
    { kind: 'dot', at: [186, 270], r: 8, fill: 'brand' },
    { kind: 'slot', at: [172, 304], size: [136, 40], fill: 'match' },
    { kind: 'tick', at: [240, 325], r: 10, stroke: 'strong', width: 4 },
    { kind: 'match', from: [88, 124], to: [172, 124], stroke: 'quiet', width: 3 },
    { kind: 'slot', at: [24, 96], size: [108, 56], fill: 'surface', stroke: 'line' },
    { kind: 'person', at: [52, 124], r: 20, fill: 'quiet', figure: 'strong' },
    { kind: 'slot', at: [82, 116], size: [32, 6], fill: 'control' },
    { kind: 'slot', at: [82, 128], size: [20, 6], fill: 'control' },
    { kind: 'match', from: [308, 324], to: [356, 252], stroke: 'accent', width: 3 },
    { kind: 'slot', at: [348, 224], size: [108, 56], fill: 'surface', stroke: 'line' },
    { kind: 'person', at: [376, 252], r: 20, fill: 'match', figure: 'strong' },
    { kind: 'slot', at: [406, 244], size: [32, 6], fill: 'control' },
    { kind: 'slot', at: [406, 256], size: [20, 6], fill: 'control' },
  ],
};
