import type { Composition, Shape } from '#design-system';
import { line, panel, slot } from './figure-shapes.ts';

const cables = ['quiet', 'match', 'raised'] as const;

/** Where each cable is to the left of the comb. */
const tangled = [84, 24, 56];

/** A tangle of cables, the comb that sorts them, and their plugs, of which one is checked. */
export const combedCablesCompact: Composition = {
  width: 240,
  height: 120,
  shapes: [
    { kind: 'dot', at: [38, 52], r: 31, stroke: 'quiet', width: 10 },
    { kind: 'dot', at: [50, 76], r: 32, stroke: 'raised', width: 10 },
    ...cables.flatMap((stroke, index): readonly Shape[] => {
      const y = 22 + index * 38;
      return [
        { kind: 'match', from: [40, tangled[index] ?? y], to: [112, y], stroke, width: 10 },
        line([112, y], [196, y], stroke, 10),
        panel([188, y - 14], [34, 28], 8, stroke),
        ...[-6, 6].map((dy) => line([222, y + dy], [236, y + dy], stroke, 6)),
      ];
    }),
    slot([100, 0], [24, 120], 'strong'),
    ...[5, 41, 79, 115].map((y) => line([112, y], [160, y], 'strong', 9)),
  ],
};
