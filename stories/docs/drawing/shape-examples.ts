import type { Look, Shape } from '#design-system';

/** One example of each kind, in an area of 160 by 96 units. */
export const shapeExamples: { [Kind in Shape['kind']]: Extract<Shape, { kind: Kind }> } = {
  dot: { kind: 'dot', at: [80, 48], r: 32, fill: 'brand' },
  dots: { kind: 'dots', at: [32, 48], count: 5, gap: 24, r: 8, fill: 'brand' },
  person: { kind: 'person', at: [80, 48], r: 36, fill: 'match', figure: 'strong' },
  face: {
    kind: 'face',
    at: [80, 96],
    size: 96,
    skin: 'quiet',
    hair: 'strong',
    cut: 'short',
    clothes: 'brand',
    collar: 'quiet',
    wears: 'glasses',
  },
  slot: { kind: 'slot', at: [16, 32], size: [128, 32], stroke: 'control', dashed: true },
  frame: { kind: 'frame', at: [40, 8], size: [80, 80], radius: 20, fill: 'quiet' },
  match: { kind: 'match', from: [16, 16], to: [144, 80], stroke: 'accent', width: 4 },
  line: {
    kind: 'line',
    points: [
      [16, 80],
      [64, 24],
      [96, 64],
      [144, 16],
    ],
    stroke: 'brand',
    width: 12,
  },
  arc: { kind: 'arc', at: [80, 56], r: 36, from: -90, to: 120, stroke: 'brand', width: 12 },
  tick: { kind: 'tick', at: [80, 48], r: 28, stroke: 'text', width: 10 },
  label: { kind: 'label', at: [24, 48], text: 'Open role', size: 20, fill: 'muted' },
};

const clothed = { clothes: 'strong', collar: 'quiet' } as const;
const dark = { skin: 'quiet', hair: 'strong', ...clothed } as const;
const cloth = { skin: 'quiet', hair: 'brand', ...clothed } as const;

/** One person with each cut. */
export const cutExamples: Record<Look['cut'], Look> = {
  short: { ...dark, cut: 'short', wears: 'headset' },
  sidePart: { ...dark, cut: 'sidePart', wears: 'mustache' },
  afro: { ...dark, cut: 'afro' },
  curls: { ...dark, cut: 'curls', wears: 'glasses' },
  long: { ...dark, cut: 'long' },
  bob: { ...dark, hair: 'control', cut: 'bob', wears: 'earrings' },
  bun: { ...dark, cut: 'bun' },
  ponytail: { ...dark, cut: 'ponytail' },
  bald: { ...dark, cut: 'bald', wears: 'beard' },
  turban: { ...cloth, cut: 'turban', wears: 'beard' },
  hardHat: { ...cloth, cut: 'hardHat' },
  headscarf: { ...cloth, cut: 'headscarf' },
};
