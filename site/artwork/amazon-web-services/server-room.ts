import type { Shape } from '#design-system';
import { bleed, panel } from '../figure-shapes.ts';

/** The joints of the floor’s tiles. */
export const tiles: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-20, 520],
      [-180, 840],
      [80, 840],
      [150, 520],
      [330, 520],
      [400, 840],
      [660, 840],
      [500, 520],
    ],
    stroke: 'quiet',
    width: 6,
  },
  {
    kind: 'line',
    points: [
      [-bleed, 652],
      [480 + bleed, 652],
      [480 + bleed, 738],
      [-bleed, 738],
    ],
    stroke: 'quiet',
    width: 6,
  },
];

/** The cabinet of servers, with its cables from the ceiling. */
export const cabinet: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [352, 10],
      [352, -bleed],
      [386, -bleed],
      [386, 10],
      [420, 10],
      [420, -bleed],
    ],
    stroke: 'strong',
    width: 14,
  },
  panel([300, 0], [172, 566], 20, 'brand'),
  ...[22, 74, 126].map((y) => panel([316, y], [140, 38], 8, 'strong')),
  { kind: 'dots', at: [338, 41], count: 3, gap: 52, r: 7, fill: 'quiet', direction: 'down' },
  { kind: 'dots', at: [430, 41], count: 3, gap: 52, r: 11, fill: 'raised', direction: 'down' },
];
