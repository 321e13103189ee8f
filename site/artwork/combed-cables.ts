import type { Composition, Shape } from '#design-system';
import { line, panel, slot } from './figure-shapes.ts';

const cables = ['raised', 'quiet', 'match', 'quiet', 'raised'] as const;

/** Where each cable is above the comb. */
const tangled = [156, 32, 196, 104, 60];

/** A tangle of cables, the comb that sorts them, and their plugs in line, with one that is checked. */
export const combedCables: Composition = {
  width: 240,
  height: 328,
  shapes: [
    { kind: 'dot', at: [134, 48], r: 42, stroke: 'quiet', width: 11 },
    { kind: 'dot', at: [76, 54], r: 40, stroke: 'raised', width: 11 },
    { kind: 'arc', at: [68, 78], r: 36, from: 270, to: 450, stroke: 'quiet', width: 11 },
    { kind: 'arc', at: [108, 78], r: 48, from: 270, to: 450, stroke: 'raised', width: 11 },
    { kind: 'arc', at: [162, 78], r: 34, from: 230, to: 450, stroke: 'match', width: 11 },
    ...cables.flatMap((stroke, index): readonly Shape[] => {
      const x = 32 + index * 44;
      return [
        {
          kind: 'match',
          from: [tangled[index] ?? x, 78],
          to: [x, 160],
          direction: 'down',
          stroke,
          width: 11,
        },
        line([x, 160], [x, 270], stroke, 11),
        panel([x - 16, 262], [32, 44], 9, stroke),
        ...[-7, 7].map((dx) => line([x + dx, 306], [x + dx, 324], stroke, 6)),
      ];
    }),
    slot([0, 152], [240, 30], 'strong'),
    ...[10, 54, 98, 142, 186, 230].map((x) => line([x, 170], [x, 222], 'strong', 10)),
  ],
};
