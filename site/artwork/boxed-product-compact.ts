import type { Composition } from '#design-system';
import { cutOut, line, panel } from './figure-shapes.ts';

/** An application that looks out of its gift box. The lid is on its head, with a bow. */
export const boxedProductCompact: Composition = {
  width: 240,
  height: 120,
  shapes: [
    panel([50, 20], [140, 92], 14, 'raised'),
    panel([50, 20], [140, 24], 12, 'quiet'),
    { kind: 'dots', at: [140, 33], count: 3, gap: 15, r: 4, fill: 'strong' },
    { kind: 'dots', at: [98, 56], count: 2, gap: 44, r: 7, fill: 'strong' },
    { kind: 'arc', at: [120, 50], r: 22, from: 115, to: 245, stroke: 'strong', width: 7 },
    cutOut(
      [
        [38, 28],
        [108, 14],
        [112, 28],
        [42, 42],
      ],
      'brand',
      10,
    ),
    line([73, 21], [77, 35], 'match', 14),
    ...([-24, 20] as const).map((dx) =>
      cutOut(
        [
          [73, 19],
          [73 + dx, 16 - dx * 0.2],
          [74 + dx * 0.75, 4],
        ],
        'match',
        7,
      ),
    ),
    panel([24, 84], [192, 36], 8, 'brand'),
    panel([16, 80], [208, 16], 6, 'brand'),
    panel([108, 80], [24, 40], 0, 'match'),
  ],
};
