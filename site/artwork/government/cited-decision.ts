import type { Composition, Shape } from '#design-system';
import { line, onCircle, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

const seal = [252, 272] as const;

/** A seal with a scalloped edge. */
const sealed: readonly Shape[] = [
  ...Array.from(
    { length: 16 },
    (_, index): Shape => ({
      kind: 'dot',
      at: onCircle(seal, 36, index * 22.5),
      r: 8,
      fill: 'brand',
    }),
  ),
  { kind: 'dot', at: seal, r: 38, fill: 'brand' },
  { kind: 'dot', at: seal, r: 29, stroke: 'onBrand' },
  { kind: 'tick', at: [252, 274], r: 13, stroke: 'onBrand', width: 5 },
];

const signature: readonly Shape[] = [
  { kind: 'match', from: [30, 268], to: [58, 228], stroke: 'text', width: 3 },
  { kind: 'match', from: [58, 228], to: [46, 272], stroke: 'text', width: 3 },
  { kind: 'match', from: [46, 272], to: [90, 248], stroke: 'text', width: 3 },
  { kind: 'match', from: [90, 248], to: [104, 268], stroke: 'text', width: 3 },
  { kind: 'match', from: [104, 268], to: [172, 254], stroke: 'text', width: 3 },
];

/** A permit decision with its signature. The fact it rests on leads to the plan that proves it. */
export const citedDecision: Composition = {
  width: 480,
  height: 344,
  shapes: [
    { kind: 'frame', at: [300, 40], size: [180, 272], radius: 20, fill: 'brand' },
    { kind: 'frame', at: [1, 1], size: [322, 342], radius: 24, fill: 'surface', stroke: 'line' },
    heading([28, 44], 'Permit approved', 24),
    line([28, 72], [296, 72], 'line'),
    plain([28, 102], 'The garage stands', 'text', 20),
    { kind: 'frame', at: [20, 120], size: [180, 36], radius: 10, fill: 'match' },
    onBright(strong([28, 138], '6 ft from the line,', 20)),
    plain([28, 174], 'as Rule 12.4 requires.', 'text', 20),
    ...signature,
    line([28, 284], [176, 284], 'control'),
    plain([28, 308], 'L. Ortiz, March 4', 'muted', 19),
    ...sealed,
    onBrand(strong([342, 76], 'Site plan', 20)),
    { kind: 'frame', at: [342, 110], size: [120, 178], radius: 8, stroke: 'onBrand' },
    line([402, 110], [402, 166], 'onBrand'),
    { kind: 'frame', at: [354, 166], size: [96, 48], radius: 8, fill: 'quiet' },
    onBright(centered(plain([402, 190], 'Garage', 'muted', 20))),
    { kind: 'frame', at: [354, 226], size: [96, 50], radius: 8, stroke: 'onBrand' },
    onBrand(centered(plain([402, 251], 'House', 'muted', 20))),
    line([200, 138], [324, 138], 'text', 3),
    line([324, 138], [370, 138], 'onBrand', 3),
    slot([370, 122], [64, 32], 'match'),
    onBright(centered(strong([402, 138], '6 ft', 20))),
  ],
};
