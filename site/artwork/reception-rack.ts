import type { Composition, Shape } from '#design-system';
import { cutOut, panel, slot } from './figure-shapes.ts';
import { accountLead, counter, key, waiting } from './services/reception.ts';

/** Pigeonholes on top of each other, with a knob on each. */
const column = (x: number, count: number): readonly Shape[] => [
  panel([x, 180 - count * 36], [156, count * 36 + 12], 14, 'brand'),
  ...Array.from({ length: count }, (_, index) =>
    slot([x + 12, 154 - index * 36], [132, 28], 'strong'),
  ),
  {
    kind: 'dots',
    at: [x + 126, 204 - count * 36],
    count,
    gap: 36,
    r: 5,
    fill: 'quiet',
    direction: 'down',
  },
];

/** A cat that sleeps on the lowest column. Its tail hangs down. */
const cat: readonly Shape[] = [
  { kind: 'match', from: [132, 58], to: [150, 112], direction: 'down', stroke: 'quiet', width: 12 },
  slot([30, 30], [104, 44], 'quiet'),
  cutOut(
    [
      [22, 38],
      [24, 20],
      [34, 28],
      [48, 28],
      [58, 20],
      [60, 38],
    ],
    'quiet',
    8,
  ),
  { kind: 'dot', at: [41, 50], r: 24, fill: 'quiet' },
  ...[31, 51].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 46],
      r: 5,
      from: 90,
      to: 270,
      stroke: 'strong',
      width: 3,
    }),
  ),
];

/**
 * Services on phones: a reception with a rack of twelve pigeonholes above its counter. The account
 * lead reaches for the key in the one that is lit. A poodle waits, and a cat sleeps.
 */
export const receptionRack: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...column(0, 3),
    ...column(162, 4),
    ...column(324, 5),
    slot([336, 154], [132, 28], 'match'),
    ...key([372, 168], 'strong'),
    ...cat,
    ...accountLead([292, 318], [378, 200]),
    ...counter([0, 318], 480, 424),
    ...waiting([66, 400]),
  ],
};
