import type { Composition } from '#design-system';

/** Education and e-learning: lessons stacked like steps, climbed one by one. */
export const lessonSteps: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'dot', at: [104, 112], r: 56, stroke: 'line', width: 16 },
    { kind: 'arc', at: [104, 112], r: 56, from: 0, to: 270, stroke: 'quiet', width: 16 },
    {
      kind: 'line',
      points: [
        [80, 104],
        [104, 94],
        [128, 104],
        [104, 114],
        [80, 104],
      ],
      stroke: 'accent',
      width: 10,
    },
    {
      kind: 'line',
      points: [
        [88, 118],
        [88, 128],
        [120, 128],
        [120, 118],
      ],
      stroke: 'accent',
      width: 8,
    },
    { kind: 'slot', at: [32, 288], size: [416, 64], fill: 'brand' },
    { kind: 'slot', at: [304, 304], size: [112, 10], fill: 'quiet' },
    { kind: 'slot', at: [344, 326], size: [72, 10], fill: 'quiet' },
    { kind: 'slot', at: [128, 216], size: [320, 64], fill: 'quiet' },
    { kind: 'slot', at: [320, 232], size: [96, 10], fill: 'brand' },
    { kind: 'slot', at: [288, 254], size: [128, 10], fill: 'brand' },
    { kind: 'slot', at: [224, 144], size: [224, 64], fill: 'brand' },
    { kind: 'slot', at: [336, 160], size: [80, 10], fill: 'quiet' },
    { kind: 'slot', at: [368, 182], size: [48, 10], fill: 'quiet' },
    { kind: 'slot', at: [320, 72], size: [128, 64], fill: 'match' },
    { kind: 'person', at: [352, 104], r: 24, fill: 'strong', figure: 'match' },
    { kind: 'tick', at: [412, 105], r: 11, stroke: 'strong', width: 5 },
    { kind: 'person', at: [80, 260], r: 24, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [176, 188], r: 24, fill: 'brand', figure: 'raised' },
    { kind: 'person', at: [272, 116], r: 24, fill: 'quiet', figure: 'strong' },
  ],
};
