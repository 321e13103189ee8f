import type { Look, Shape } from '#design-system';
import { avatar, line, looks, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A question in plain words: a choice of two answers. */
export const question = piece([
  slot([0, 0], [300, 104], 'quiet'),
  slot([10, 10], [144, 84], 'brand'),
  centered(onBrand(heading([82, 53], 'Yes', 40))),
  centered(onBright(heading([224, 53], 'No', 40))),
]);

/** A case's file, with everything in it. */
export const caseFile = piece([
  ...[116, 174, 232].map(
    (x): Shape => ({ kind: 'frame', at: [x, 6], size: [46, 80], radius: 12, fill: 'quiet' }),
  ),
  { kind: 'frame', at: [0, 0], size: [104, 60], radius: 16, fill: 'brand' },
  { kind: 'frame', at: [0, 26], size: [300, 78], radius: 20, fill: 'brand' },
  onBrand(heading([24, 66], 'Case 4127', 34)),
]);

/** A punched card, whose rules are rebuilt one by one. */
export const punchedCard = piece([
  {
    kind: 'line',
    points: [
      [34, 8],
      [292, 8],
      [292, 96],
      [8, 96],
      [8, 34],
      [34, 8],
    ],
    fill: 'quiet',
    stroke: 'quiet',
    width: 16,
  },
  ...[
    [2, 1],
    [0, 2],
    [1, 2],
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 1],
    [0, 2],
  ].flatMap((rows, index) =>
    rows.map((row) =>
      slot([24.5 + index * 33, 10 + row * 30], [20, 24], index < 5 ? 'brand' : 'background'),
    ),
  ),
]);

/** A payment, matched to its case. */
export const matchedPayment = piece([
  line([100, 52], [180, 52], 'brand', 8),
  { kind: 'dot', at: [52, 52], r: 52, fill: 'brand' },
  centered(onBrand(heading([52, 53], '$52', 38))),
  slot([144, 12], [156, 80], 'match'),
  centered(onBright(heading([222, 53], '4127', 40))),
]);

/** A tree on one side of the street. */
const tree = (x: number, side: number): Shape => ({
  kind: 'dot',
  at: [x, 52 - x * 0.053 + side],
  r: 9,
  fill: 'brand',
});

/** A city map with its street trees, and its license. */
export const treeMap = piece([
  { kind: 'frame', at: [0, 0], size: [300, 104], radius: 20, fill: 'quiet' },
  line([0, 52], [300, 36], 'background', 12),
  line([70, 0], [110, 104], 'background', 12),
  ...[20, 52, 118, 150, 182, 214, 246, 278].map((x) => tree(x, -21)),
  ...[28, 60, 136, 168].map((x) => tree(x, 21)),
  slot([204, 62], [86, 34], 'brand'),
  centered(onBrand(heading([247, 79.5], 'CC0', 28))),
]);

const badge = (x: number, fill: 'brand' | 'quiet', look: Look): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [92, 104], radius: 18, fill },
  slot([x + 32, 8], [28, 8], 'background'),
  ...avatar([x + 46, 48], 28, 'raised', look),
  slot([x + 20, 82], [52, 12], fill === 'brand' ? 'quiet' : 'brand'),
];

/** The badges of three people. */
export const badges = piece([
  ...badge(0, 'brand', looks.turban),
  ...badge(104, 'quiet', looks.afro),
  ...badge(208, 'brand', looks.bob),
]);
