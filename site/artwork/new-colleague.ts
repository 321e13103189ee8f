import type { Composition } from '#design-system';
import { line, looks, panel, slot } from './figure-shapes.ts';

/** Two colleagues at a table, and a third who arrives with a box and a cactus. */
export const newColleague: Composition = {
  width: 240,
  height: 120,
  shapes: [
    { kind: 'face', at: [38, 100], size: 98, ...looks.bun },
    { kind: 'face', at: [104, 100], size: 98, ...looks.mustache, clothes: 'strong' },
    panel([0, 86], [148, 16], 6, 'quiet'),
    ...[14, 118].map((x) => panel([x, 96], [14, 24], 0, 'quiet')),
    panel([62, 66], [20, 22], 5, 'raised'),
    { kind: 'face', at: [180, 118], size: 116, ...looks.afro, clothes: 'strong' },
    line([224, 30], [224, 80], 'quiet', 13),
    {
      kind: 'line',
      points: [
        [211, 44],
        [211, 56],
        [224, 56],
      ],
      stroke: 'quiet',
      width: 8,
    },
    panel([138, 76], [102, 44], 8, 'match'),
    slot([172, 90], [34, 9], 'strong'),
  ],
};
