import type { Composition } from '#design-system';

/** From an idea through a sketch to an app in the hand. */
export const postMobileApp: Composition = {
  width: 640,
  height: 360,
  background: 'brand',
  shapes: [
    {
      kind: 'line',
      points: [
        [136, 320],
        [504, 320],
      ],
      stroke: 'quiet',
      width: 3,
    },
    { kind: 'frame', at: [80, 48], size: [112, 232], radius: 28, stroke: 'quiet', dashed: true },
    { kind: 'dot', at: [136, 156], r: 24, fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [136, 108],
        [136, 118],
      ],
      stroke: 'quiet',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [170, 122],
        [163, 129],
      ],
      stroke: 'quiet',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [102, 122],
        [109, 129],
      ],
      stroke: 'quiet',
      width: 4,
    },
    {
      kind: 'line',
      points: [
        [127, 190],
        [145, 190],
      ],
      stroke: 'quiet',
      width: 5,
    },
    { kind: 'frame', at: [264, 48], size: [112, 232], radius: 28, stroke: 'text', width: 3 },
    { kind: 'frame', at: [280, 72], size: [80, 64], radius: 12, stroke: 'text' },
    {
      kind: 'line',
      points: [
        [284, 76],
        [356, 132],
      ],
      stroke: 'text',
    },
    {
      kind: 'line',
      points: [
        [356, 76],
        [284, 132],
      ],
      stroke: 'text',
    },
    { kind: 'slot', at: [280, 152], size: [80, 20], stroke: 'text' },
    { kind: 'slot', at: [280, 184], size: [80, 20], stroke: 'text' },
    { kind: 'slot', at: [280, 228], size: [80, 28], stroke: 'text' },
    { kind: 'frame', at: [440, 32], size: [128, 264], radius: 32, fill: 'strong' },
    { kind: 'frame', at: [450, 42], size: [108, 244], radius: 24, fill: 'raised' },
    { kind: 'frame', at: [460, 68], size: [88, 72], radius: 16, fill: 'background' },
    { kind: 'dot', at: [504, 104], r: 20, fill: 'quiet' },
    { kind: 'slot', at: [460, 152], size: [88, 24], fill: 'quiet' },
    { kind: 'slot', at: [460, 184], size: [88, 24], fill: 'subtle' },
    { kind: 'slot', at: [460, 232], size: [88, 36], fill: 'match' },
    { kind: 'tick', at: [504, 251], r: 9, stroke: 'strong', width: 4 },
    { kind: 'dot', at: [136, 320], r: 10, fill: 'background', stroke: 'quiet', width: 3 },
    { kind: 'dot', at: [320, 320], r: 10, fill: 'quiet' },
    { kind: 'dot', at: [504, 320], r: 14, fill: 'match' },
  ],
};
