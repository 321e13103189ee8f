import type { Composition } from '#design-system';

/** A form, and an inbox that its message never reaches. */
export const lostInquiry: Composition = {
  width: 180,
  height: 136,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [92, 136], radius: 14, fill: 'quiet' },
    { kind: 'slot', at: [14, 18], size: [64, 18], fill: 'strong' },
    { kind: 'slot', at: [14, 46], size: [64, 18], fill: 'strong' },
    { kind: 'slot', at: [14, 92], size: [64, 26], fill: 'brand' },
    {
      kind: 'line',
      points: [
        [100, 105],
        [120, 105],
      ],
      stroke: 'control',
      dashed: true,
    },
    { kind: 'slot', at: [129, 81], size: [50, 48], stroke: 'control', dashed: true },
  ],
};
