import type { Composition, Point } from '#design-system';
import { bleed, cutOut, line } from './figure-shapes.ts';
import { duck, floating, sign } from './talent-pool/pool.ts';
import { lifeguard, mattress } from './talent-pool/pool-left.ts';
import { board, diver, splash, swimmer } from './talent-pool/pool-right.ts';

const [left, right] = [-bleed, 1600 + bleed];

/** The surface of the water. */
const crest = (step: number): Point => [
  step * 16 - 480,
  308 - Math.round(6 * Math.sin((step * Math.PI) / 4)),
];

/**
 * Talent pool: engineers work in a swimming pool, one of them in an inflatable flamingo. On the sign
 * next to it are the terms to choose from.
 */
export const termsAtPool: Composition = {
  width: 1600,
  height: 400,
  bleeds: true,
  shapes: [
    { kind: 'dot', at: [716, 204], r: 172, fill: 'brand' },
    ...lifeguard,
    ...board,
    ...diver,
    splash,
    cutOut(
      [
        [left, 308],
        crest(0),
        ...Array.from({ length: 160 }, (_, step) => crest(step + 1)),
        [right, 308],
        [right, 386],
        [left, 386],
      ],
      'quiet',
      8,
    ),
    ...sign,
    ...mattress,
    ...swimmer,
    ...floating,
    ...duck,
    // The logos of two laptops, the water in front of everyone, and the pool’s edge.
    { kind: 'dots', at: [334, 304], count: 2, gap: 388, r: 10, fill: 'raised' },
    { kind: 'dots', at: [16, 374], count: 66, gap: 24, r: 15, fill: 'quiet' },
    line([left, 391], [right, 391], 'subtle', 18),
  ],
};
