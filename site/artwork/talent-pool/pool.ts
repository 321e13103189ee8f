import type { Point, Shape } from '#design-system';
import { codeSign, cutOut, line, panel, slot } from '../figure-shapes.ts';

/** The inflatable ring behind the engineer, and the flamingo’s tail. */
const back: readonly Shape[] = [
  cutOut(
    [
      [286, 360],
      [318, 322],
      [312, 370],
    ],
    'quiet',
    16,
  ),
  slot([12, 322], [302, 88], 'quiet'),
  slot([42, 338], [242, 50], 'strong'),
];

/** The engineer, relaxed, with her laptop. */
const engineer: readonly Shape[] = [
  {
    kind: 'face',
    at: [158, 366],
    size: 254,
    skin: 'quiet',
    hair: 'strong',
    cut: 'curls',
    clothes: 'subtle',
    collar: 'brand',
    wears: 'headset',
  },
  panel([98, 286], [120, 80], 12, 'strong'),
  ...codeSign([158, 313], 'raised'),
  ...[95, 221].map((x): Shape => ({ kind: 'dot', at: [x, 338], r: 14, fill: 'quiet' })),
];

/** The head and neck of an inflatable flamingo. */
const flamingo: readonly Shape[] = [
  { kind: 'match', from: [48, 372], to: [76, 222], direction: 'down', stroke: 'quiet', width: 26 },
  { kind: 'arc', at: [54, 220], r: 22, from: 290, to: 450, stroke: 'quiet', width: 26 },
  { kind: 'dot', at: [42, 214], r: 20, fill: 'quiet' },
  cutOut(
    [
      [26, 212],
      [34, 228],
      [18, 236],
    ],
    'raised',
    12,
  ),
  line([17, 238], [20, 250], 'strong', 13),
  { kind: 'dot', at: [42, 208], r: 4, fill: 'strong' },
];

const crest = (step: number): Point => [
  24 + step * 12,
  388 - Math.round(6 * Math.sin((step * Math.PI) / 3)),
];

/** The front of the pool, with a wave around it. */
const wall: readonly Shape[] = [
  panel([8, 352], [320, 58], 22, 'brand'),
  {
    kind: 'line',
    points: [crest(0), crest(1), ...Array.from({ length: 23 }, (_, step) => crest(step + 2))],
    stroke: 'quiet',
    width: 5,
  },
  slot([0, 344], [336, 22], 'raised'),
];

/** An engineer in an inflatable flamingo, in a pool. */
export const pool: readonly Shape[] = [
  slot([0, 324], [336, 42], 'raised'),
  ...back,
  ...engineer,
  line([52, 356], [274, 356], 'quiet', 40),
  ...flamingo,
  ...wall,
];

/** A ball next to the pool. */
export const ball: readonly Shape[] = [
  { kind: 'dot', at: [368, 378], r: 32, fill: 'quiet' },
  { kind: 'arc', at: [368, 378], r: 16, from: 180, to: 360, stroke: 'raised', width: 32 },
  { kind: 'dot', at: [368, 378], r: 8, fill: 'strong' },
];
