import type { Shape } from '#design-system';
import { line, piece } from '../figure-shapes.ts';
import { plain, strong } from '../figure-words.ts';

const traffic = (x: number, y: number, count: number, gap: number): Shape => ({
  kind: 'dots',
  at: [x, y],
  count,
  gap,
  r: 5,
  fill: 'quiet',
});

/** A player that plays on while the traffic moves from a slow network to another. */
export const otherNetwork = piece([
  { kind: 'slot', at: [1, 1], size: [298, 34], fill: 'brand' },
  {
    kind: 'line',
    points: [
      [18, 11],
      [18, 25],
      [29, 18],
      [18, 11],
    ],
    fill: 'raised',
  },
  line([46, 18], [280, 18], 'line', 4),
  line([46, 18], [204, 18], 'quiet', 4),
  { kind: 'dot', at: [204, 18], r: 8, fill: 'raised' },
  { kind: 'match', from: [141, 61], to: [195, 94], stroke: 'match', width: 3 },
  strong([0, 61], 'CDN A'),
  traffic(71, 61, 6, 14),
  traffic(165, 61, 2, 26),
  plain([209, 61], 'slows down'),
  strong([0, 94], 'CDN B'),
  traffic(195, 94, 8, 14),
]);
