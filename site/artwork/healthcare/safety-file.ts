import type { Composition, Shape, Tone } from '#design-system';
import { line } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

const steps = [0, 1, 2, 3];
const cell = 44;
const centerOf = (harm: number, chance: number) =>
  [56 + harm * 48 + cell / 2, 78 + (3 - chance) * 48 + cell / 2] as const;

/** The more harm and the more likely, the darker. */
const risk = (harm: number, chance: number): Tone => {
  if (harm + chance > 4) return 'brand';
  return harm + chance === 4 ? 'quiet' : 'line';
};

/** The matrix of risks, from rare and mild at the bottom left. */
const matrix = steps.flatMap((harm) =>
  steps.map((chance): Shape => {
    const [x, y] = centerOf(harm, chance);
    return {
      kind: 'frame',
      at: [x - cell / 2, y - cell / 2],
      size: [cell, cell],
      radius: 10,
      fill: risk(harm, chance),
    };
  }),
);

const numbered = (x: number, y: number, number: string): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 15, fill: 'text' },
  { ...centered(strong([x, y], number, 19)), fill: 'background' },
];

/** How much rarer a hazard became, and its name next to the matrix. */
const hazard = (
  index: number,
  name: string,
  [harm, before, after]: readonly [number, number, number],
): readonly Shape[] => {
  const [x, from] = centerOf(harm, before);
  const [, to] = centerOf(harm, after);
  const y = 100 + index * 72;
  const ring = risk(harm, before) === 'brand' ? 'onBrand' : 'strong';
  return [
    line([x, from + 14], [x, to], 'control', 3),
    { kind: 'dot', at: [x, from], r: 13, stroke: ring, width: 2.5 },
    ...numbered(x, to, `${index + 1}`),
    ...numbered(283, y, `${index + 1}`),
    strong([310, y], name, 20),
  ];
};

/** A release's safety file: each hazard was made rarer, and the tests passed. */
export const safetyFile: Composition = {
  width: 480,
  height: 344,
  shapes: [
    { kind: 'frame', at: [1, 1], size: [478, 342], radius: 22, fill: 'surface', stroke: 'line' },
    ...[62, 172, 282].map((y): Shape => ({ kind: 'dot', at: [28, y], r: 9, fill: 'quiet' })),
    heading([56, 46], 'Safety file', 26),
    { ...plain([452, 46], 'Release 3.2', 'muted', 19), anchor: 'end' },
    ...matrix,
    ...hazard(0, 'Network down', [3, 2, 0]),
    ...hazard(1, 'Slow form', [1, 3, 1]),
    ...hazard(2, 'Small type', [2, 3, 1]),
    { kind: 'dot', at: [66, 299], r: 9, stroke: 'text', width: 2.5 },
    plain([84, 299], 'Before', 'muted', 19),
    { kind: 'dot', at: [174, 299], r: 10, fill: 'text' },
    plain([192, 299], 'After', 'muted', 19),
    { kind: 'slot', at: [268, 277], size: [184, 44], fill: 'match' },
    { kind: 'tick', at: [293, 300], r: 8, stroke: 'strong', width: 3.5 },
    onBright(strong([312, 299], 'Tests passed', 20)),
  ],
};
