import type { Point, Shape } from '#design-system';
import { avatar, looks, piece, slot } from '../figure-shapes.ts';
import { onBrand, plain, strong } from '../figure-words.ts';

const traffic = (at: Point, count: number): Shape => ({
  kind: 'dots',
  at,
  count,
  gap: 40,
  r: 12,
  fill: 'quiet',
});

/**
 * A viewer, and two networks. The traffic moves from the slow one to the other. The numbers are how
 * many dots there are before the change and after it.
 */
const networks = (width: number, before: number, after: number): readonly Shape[] => {
  const last = 24 + before * 40;
  const viewer = width - 52;
  return [
    ...[2, 58].map((y) => slot([0, y], [viewer, 44], 'brand')),
    traffic([24, 24], before),
    traffic([last + 104, 80], after),
    { kind: 'match', from: [last, 24], to: [last + 64, 80], stroke: 'match', width: 24 },
    { kind: 'dot', at: [viewer, 52], r: 52, fill: 'background' },
    ...avatar([viewer, 52], 44, 'raised', looks.bob),
  ];
};

/** A viewer who notices nothing. */
export const otherNetwork = piece(networks(300, 1, 1));

/** The same, with the networks' names. */
export const wideNetwork = piece(
  [
    ...networks(685, 6, 6),
    onBrand(strong([24, 80], 'CDN B', 22)),
    onBrand(plain([330, 24], 'CDN A slows down', 'muted', 22)),
  ],
  685,
);
