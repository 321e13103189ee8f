import type { Composition, SceneComposition, Shape } from '#design-system';

// Drawings for the stories of sections. They aren't specific to a company, and differ in shapes,
// tones, and proportions. The first two use the section's background. The others have their own.

/** Three steps, each further along than the previous one. Almost square. */
export const steps: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'match', from: [92, 304], to: [208, 200], stroke: 'control', dashed: true },
    { kind: 'match', from: [208, 200], to: [400, 88], stroke: 'accent', width: 4 },
    { kind: 'slot', at: [32, 336], size: [112, 32], fill: 'quiet' },
    { kind: 'slot', at: [152, 232], size: [112, 136], fill: 'brand' },
    { kind: 'slot', at: [336, 136], size: [112, 232], fill: 'surface', stroke: 'line' },
    { kind: 'dot', at: [72, 304], r: 20, stroke: 'control', dashed: true },
    { kind: 'person', at: [208, 192], r: 28, fill: 'accent', figure: 'background' },
    { kind: 'person', at: [392, 80], r: 44, fill: 'match', figure: 'strong' },
    { kind: 'tick', at: [392, 336], r: 14, stroke: 'accent', width: 5 },
  ],
};

/** The same in a wider frame. */
export const wideSteps: Composition = { ...steps, width: 1040 };

const bar = (at: number, height: number): Shape => ({
  kind: 'slot',
  at: [64 + at * 64, 288 - height],
  size: [32, height],
  fill: at === 4 ? 'match' : 'brand',
});

/** Six bars on one line, with the fifth one standing out. Three by two. */
export const bars: Composition = {
  width: 480,
  height: 320,
  shapes: [
    ...[64, 128, 96, 176, 240, 144].map((height, at) => bar(at, height)),
    {
      kind: 'line',
      points: [
        [32, 300],
        [448, 300],
      ],
      stroke: 'control',
    },
  ],
};

const row = (y: number): Shape[] => [
  { kind: 'dot', at: [132, y], r: 20, fill: 'quiet' },
  { kind: 'slot', at: [176, y - 8], size: [232, 16], fill: 'line' },
  { kind: 'slot', at: [448, y - 16], size: [72, 32], stroke: 'control' },
];

/** A list in a window, with its first row done. Four by three. */
export const list: Composition = {
  width: 640,
  height: 480,
  background: 'subtle',
  shapes: [
    { kind: 'frame', at: [80, 56], size: [480, 368], radius: 24, fill: 'raised', stroke: 'line' },
    { kind: 'dot', at: [112, 88], r: 8, fill: 'match' },
    { kind: 'slot', at: [136, 82], size: [96, 12], fill: 'brand' },
    ...[176, 264, 352].flatMap(row),
    { kind: 'slot', at: [448, 160], size: [72, 32], fill: 'match' },
    { kind: 'tick', at: [484, 176], r: 8, stroke: 'strong', width: 3 },
  ],
};

/** A sun over three waves. In widescreen format. */
export const horizon: Composition = {
  width: 640,
  height: 360,
  background: 'inverse',
  shapes: [
    { kind: 'arc', at: [320, 232], r: 136, from: -90, to: 90, stroke: 'quiet', width: 4 },
    { kind: 'arc', at: [320, 232], r: 104, from: -90, to: 90, stroke: 'control', dashed: true },
    { kind: 'dot', at: [320, 184], r: 64, fill: 'match' },
    { kind: 'slot', at: [64, 232], size: [512, 24], fill: 'brand' },
    { kind: 'slot', at: [128, 272], size: [384, 24], fill: 'quiet' },
    { kind: 'slot', at: [224, 312], size: [192, 24], fill: 'raised' },
  ],
};

/** Someone on the way to a slot, from edge to edge. Almost three by one. */
export const approach = (x: number): SceneComposition => ({
  width: 300,
  height: 108,
  background: 'accent',
  shapes: [
    { kind: 'slot', at: [60, 24], size: [180, 60], fill: 'raised' },
    {
      kind: 'line',
      points: [
        [0, 54],
        [x, 54],
      ],
      stroke: 'brand',
      width: 4,
    },
    { kind: 'person', at: [x, 54], r: 24, fill: 'brand', figure: 'onBrand' },
  ],
});

/** Two people next to what they have built. They stand on what is below. */
export const builders: Composition = {
  width: 480,
  height: 190,
  shapes: [
    { kind: 'frame', at: [24, 62], size: [136, 128], radius: 16, fill: 'quiet' },
    { kind: 'frame', at: [48, 90], size: [88, 100], radius: 8, fill: 'background' },
    { kind: 'slot', at: [204, 166], size: [252, 24], fill: 'brand' },
    ...([250, 392] as const).map(
      (x): Shape => ({
        kind: 'face',
        at: [x, 166],
        size: 132,
        skin: 'raised',
        hair: x === 250 ? 'strong' : 'match',
        cut: x === 250 ? 'curls' : 'hardHat',
        clothes: 'brand',
        collar: 'quiet',
      }),
    ),
    { kind: 'dots', at: [228, 178], count: 6, gap: 40, r: 6, fill: 'quiet' },
  ],
};

/** A climb across four times its height, on a road that continues. */
export const climb: Composition = {
  width: 1600,
  height: 400,
  bleeds: true,
  shapes: [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(
      (step): Shape => ({
        kind: 'slot',
        at: [64 + step * 192, 320 - step * 32],
        size: [128, 64 + step * 32],
        fill: step === 4 ? 'match' : 'brand',
      }),
    ),
    { kind: 'person', at: [896, 128], r: 56, fill: 'accent', figure: 'background' },
    {
      kind: 'line',
      points: [
        [-1400, 388],
        [3000, 388],
      ],
      stroke: 'quiet',
      width: 24,
    },
  ],
};
