import type { Composition } from '#design-system';

/** Three contracts of different lengths. What is left of the time is dashed. */
export const noticePeriods: Composition = {
  width: 180,
  height: 136,
  shapes: [
    { kind: 'slot', at: [0, 0], size: [180, 40], fill: 'quiet' },
    { kind: 'person', at: [24, 20], r: 16, fill: 'strong', figure: 'quiet' },
    { kind: 'slot', at: [0, 48], size: [122, 40], fill: 'brand' },
    { kind: 'person', at: [24, 68], r: 16, fill: 'quiet', figure: 'strong' },
    {
      kind: 'line',
      points: [
        [134, 68],
        [176, 68],
      ],
      stroke: 'control',
      dashed: true,
    },
    { kind: 'slot', at: [0, 96], size: [70, 40], fill: 'text' },
    { kind: 'person', at: [24, 116], r: 16, fill: 'quiet', figure: 'strong' },
    {
      kind: 'line',
      points: [
        [82, 116],
        [176, 116],
      ],
      stroke: 'control',
      dashed: true,
    },
  ],
};
