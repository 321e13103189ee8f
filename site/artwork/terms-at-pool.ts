import type { Composition, Point, Shape } from '#design-system';
import { line, panel } from './figure-shapes.ts';
import { onBright, strong } from './figure-words.ts';
import { ball, pool } from './talent-pool/pool.ts';

/** A way to hire, as a radio button. */
const option = (name: string, index: number): readonly Shape[] => {
  const at: Point = [272, 44 + index * 48];
  return [
    { kind: 'dot', at, r: 11, fill: 'raised', stroke: 'strong', width: 3 },
    onBright(strong([at[0] + 21, at[1]], name, 21)),
  ];
};

/** The sign on its post. Weekly is chosen. */
const sign: readonly Shape[] = [
  line([424, 200], [424, 404], 'raised', 12),
  panel([242, 6], [238, 222], 26, 'raised'),
  panel([252, 18], [218, 52], 16, 'match'),
  ...['Weekly', 'Monthly', 'Fixed cost', 'Time and material'].flatMap(option),
  { kind: 'dot', at: [272, 44], r: 5, fill: 'strong' },
];

const ring: Point = [424, 296];

/** A life ring on the sign’s post. */
const lifeRing: readonly Shape[] = [
  { kind: 'dot', at: ring, r: 32, stroke: 'raised', width: 20 },
  ...[35, 125, 215, 305].map(
    (from): Shape => ({
      kind: 'arc',
      at: ring,
      r: 32,
      from,
      to: from + 20,
      stroke: 'brand',
      width: 20,
    }),
  ),
];

/**
 * Talent pool: an engineer works in an inflatable flamingo, in a pool for children. On the sign next
 * to it are the terms to choose from.
 */
export const termsAtPool: Composition = {
  width: 480,
  height: 410,
  shapes: [
    { kind: 'dot', at: [158, 196], r: 152, fill: 'brand' },
    ...sign,
    ...lifeRing,
    ...pool,
    ...ball,
  ],
};
