import type { Composition, Point, Shape, Size } from '#design-system';
import { line, slot } from './figure-shapes.ts';

type Part = readonly [at: Point, size: Size];

/** The parts of the system, from left to right and from top to bottom. */
const rows: readonly (readonly number[])[] = [[224], [92, 120], [140, 72], [224], [92, 120]];
const parts: readonly Part[] = rows.flatMap((widths, row) =>
  widths.map(
    (width, index): Part => [
      [index ? 248 - width : 24, 24 + row * 64],
      [width, 52],
    ],
  ),
);
/** The part that is being handed over now. */
const current = 5;

const yours = 328;

const empty = ([[x, y], [width, height]]: Part): Shape => ({
  kind: 'slot',
  at: [x + 1, y + 1],
  size: [width - 2, height - 2],
  stroke: 'control',
  dashed: true,
});

/** A part that runs in the client's hands. */
const running = ([[x, y], size]: Part, index: number): readonly Shape[] => [
  slot([x + yours, y], size, index === current ? 'match' : 'quiet'),
  { kind: 'dot', at: [x + yours + 26, y + 26], r: 9, fill: 'strong' },
];

const peopleX = [40, 136, 232];

/** Software development: our people hand over a system, part by part, to the people who run it. */
export const handedOver: Composition = {
  width: 600,
  height: 480,
  shapes: [
    {
      kind: 'frame',
      at: [1, 1],
      size: [270, 354],
      radius: 36,
      stroke: 'control',
      dashed: true,
    },
    ...parts.map(empty),
    ...peopleX.flatMap((x): readonly Shape[] => [
      { ...line([x, 356], [x, 400], 'control'), dashed: true },
      { kind: 'person', at: [x, 440], r: 40, fill: 'brand', figure: 'raised' },
      line([x + yours, 356], [x + yours, 400], 'quiet', 4),
      { kind: 'person', at: [x + yours, 440], r: 40, fill: 'quiet', figure: 'strong' },
    ]),
    { kind: 'frame', at: [yours, 0], size: [272, 356], radius: 36, fill: 'brand' },
    line([248, 242], [352, 242], 'match', 6),
    ...parts.flatMap(running),
    { kind: 'tick', at: [yours + 216, 244], r: 13, stroke: 'strong', width: 5 },
  ],
};
