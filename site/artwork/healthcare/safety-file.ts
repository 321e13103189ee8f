import type { Composition, Shape, Tone } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';

/** From rare to likely: the more likely, the darker. */
const chances: readonly Tone[] = ['line', 'line', 'quiet', 'brand'];
const centerOf = (chance: number) => 240 + chance * 61;

/** A hazard, and how much rarer it became. */
const hazard = (y: number, name: string, before: 2 | 3, after: 0 | 1): readonly Shape[] => [
  strong([56, y], name, 20),
  ...chances.map(
    (fill, chance): Shape => ({
      kind: 'frame',
      at: [centerOf(chance) - 28, y - 22],
      size: [56, 44],
      radius: 12,
      fill,
    }),
  ),
  line([centerOf(before), y], [centerOf(after), y], 'control', 4),
  { kind: 'dot', at: [centerOf(before), y], r: 13, fill: 'surface', stroke: 'text', width: 3 },
  { kind: 'dot', at: [centerOf(after), y], r: 14, fill: 'text' },
];

/** A release's safety file: each hazard was made rarer, and the tests passed. */
export const safetyFile: Composition = {
  width: 480,
  height: 344,
  shapes: [
    { kind: 'frame', at: [1, 1], size: [478, 342], radius: 22, fill: 'surface', stroke: 'line' },
    ...[62, 172, 282].map((y): Shape => ({ kind: 'dot', at: [28, y], r: 9, fill: 'quiet' })),
    heading([56, 42], 'Safety file', 26),
    { ...plain([452, 42], 'Release 3.2', 'muted', 19), anchor: 'end' },
    plain([212, 86], 'Rare', 'muted', 19),
    { ...plain([451, 86], 'Likely', 'muted', 19), anchor: 'end' },
    ...hazard(124, 'Network down', 2, 0),
    ...hazard(176, 'Slow form', 3, 1),
    ...hazard(228, 'Small type', 3, 1),
    { kind: 'dot', at: [66, 299], r: 9, stroke: 'text', width: 2.5 },
    plain([84, 299], 'Before', 'muted', 19),
    { kind: 'dot', at: [174, 299], r: 10, fill: 'text' },
    plain([192, 299], 'After', 'muted', 19),
    { kind: 'slot', at: [268, 277], size: [184, 44], fill: 'match' },
    { kind: 'tick', at: [293, 300], r: 8, stroke: 'strong', width: 3.5 },
    onBright(strong([312, 299], 'Tests passed', 20)),
  ],
};
