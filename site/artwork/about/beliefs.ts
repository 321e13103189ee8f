import type { Point, Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';

const agreed = (y: number, to: string): readonly Shape[] => [
  { kind: 'match', from: [84, 52], to: [150, y], stroke: 'quiet', width: 4 },
  slot([134, y - 23], [166, 46], 'brand'),
  onBrand(heading([158, y], to, 28)),
  { kind: 'dot', at: [277, y], r: 17, fill: 'quiet' },
  { kind: 'tick', at: [277, y + 1], r: 8, stroke: 'strong', width: 4 },
];

/** A person who has agreed to a role and to its rate. */
export const askedFirst = piece([
  ...agreed(23, 'Role'),
  ...agreed(81, 'Rate'),
  { kind: 'person', at: [52, 52], r: 52, fill: 'match', figure: 'strong' },
]);

/** One position that needs three people, and our answer. */
export const threeRoles = piece([
  slot([0, 0], [184, 104], 'quiet'),
  ...[36, 92, 148].map(
    (x): Shape => ({ kind: 'person', at: [x, 52], r: 27, fill: 'strong', figure: 'quiet' }),
  ),
  { kind: 'dot', at: [248, 52], r: 52, fill: 'brand' },
  centered(onBrand(heading([248, 52], 'No', 44))),
]);

const strokes: readonly (readonly [Point, Point])[] = [
  [
    [192, 66],
    [214, 26],
  ],
  [
    [214, 26],
    [222, 66],
  ],
  [
    [222, 66],
    [242, 44],
  ],
  [
    [242, 44],
    [250, 66],
  ],
  [
    [250, 66],
    [278, 50],
  ],
];

/** Three terms of a contract, and its signature. */
export const contract = piece([
  { kind: 'frame', at: [0, 0], size: [300, 104], radius: 20, fill: 'raised' },
  ...[96, 64, 80].flatMap((width, index): readonly Shape[] => {
    const y = 26 + index * 26;
    return [
      { kind: 'dot', at: [30, y], r: 9, fill: 'quiet' },
      slot([50, y - 7], [width, 14], 'strong'),
    ];
  }),
  ...strokes.map(([from, to]): Shape => ({ kind: 'match', from, to, stroke: 'strong', width: 5 })),
  line([184, 82], [276, 82], 'quiet', 4),
]);

const sizes = [
  [38, 38, 12],
  [115, 30, 20],
  [185, 20, 30],
  [262, 12, 38],
] as const;

/** As our consultants, at the top, become less important, the client's own people grow. */
export const handover = piece(
  sizes.flatMap(([x, ours, yours]): readonly Shape[] => [
    { kind: 'person', at: [x, ours], r: ours, fill: 'brand', figure: 'quiet' },
    { kind: 'person', at: [x, 104 - yours], r: yours, fill: 'raised', figure: 'strong' },
  ]),
);
