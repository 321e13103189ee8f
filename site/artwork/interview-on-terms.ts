import type { Composition, Shape } from '#design-system';
import { looks, slot } from './figure-shapes.ts';
import { onBright, strong } from './figure-words.ts';

const controls: readonly Shape[] = [
  ...[44, 92].map((x): Shape => ({ kind: 'dot', at: [x, 334], r: 18, fill: 'line' })),
  slot([40, 324], [8, 16], 'text'),
  { kind: 'frame', at: [83, 327], size: [18, 14], radius: 4, fill: 'text' },
  slot([122, 316], [56, 36], 'text'),
  { kind: 'arc', at: [150, 346], r: 14, from: -55, to: 55, stroke: 'background', width: 7 },
];

const call: readonly Shape[] = [
  { kind: 'frame', at: [1, 1], size: [430, 366], radius: 28, fill: 'surface', stroke: 'line' },
  { kind: 'dot', at: [32, 31], r: 7, fill: 'control' },
  strong([50, 31], 'Interview', 21),
  { kind: 'frame', at: [16, 58], size: [400, 242], radius: 20, fill: 'brand' },
  {
    kind: 'face',
    at: [132, 300],
    size: 259,
    skin: 'quiet',
    hair: 'strong',
    cut: 'curls',
    clothes: 'subtle',
    collar: 'brand',
    wears: 'headset',
  },
  { kind: 'frame', at: [16, 300], size: [400, 56], radius: 0, fill: 'surface' },
  ...controls,
  {
    kind: 'frame',
    at: [298, 36],
    size: [152, 124],
    radius: 20,
    fill: 'quiet',
    stroke: 'background',
    width: 6,
  },
  { kind: 'face', at: [374, 157], size: 134, ...looks.mustache },
];

const panelX = 222;

/** A way to hire, as a radio button. */
const option = (name: string, index: number): readonly Shape[] => {
  const at = [panelX + 38, 223 + index * 47] as const;
  return [
    { kind: 'dot', at, r: 11, fill: 'raised', stroke: 'strong', width: 3 },
    onBright(strong([at[0] + 24, at[1]], name, 21)),
  ];
};

/** Talent pool: a video interview with an engineer, and the terms to choose from. */
export const interviewOnTerms: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...call,
    {
      kind: 'frame',
      at: [panelX, 186],
      size: [255, 211],
      radius: 26,
      fill: 'raised',
      stroke: 'background',
      width: 6,
    },
    { kind: 'frame', at: [panelX + 13, 199], size: [229, 48], radius: 14, fill: 'match' },
    ...['Weekly', 'Monthly', 'Fixed cost', 'Time and material'].flatMap(option),
    { kind: 'dot', at: [panelX + 38, 223], r: 5, fill: 'strong' },
  ],
};
