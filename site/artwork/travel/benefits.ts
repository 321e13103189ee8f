import type { Shape } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** The one ticket for a seat, with the guest who has it. */
export const onlyTicket = firstReason([
  { kind: 'frame', at: [30, 30], size: [274, 140], radius: 20, fill: 'brand' },
  { kind: 'frame', at: [304, 30], size: [146, 140], radius: 20, fill: 'match' },
  ...[30, 170].map((y): Shape => ({ kind: 'dot', at: [304, y], r: 20, fill: 'background' })),
  {
    kind: 'dots',
    at: [304, 67],
    count: 4,
    gap: 22,
    r: 5,
    fill: 'background',
    direction: 'down',
  },
  onBrand(heading([56, 80], '14C', 88)),
  onBrand(strong([59, 140], '1 of 1', 24)),
  { kind: 'person', at: [380, 100], r: 46, fill: 'strong', figure: 'match' },
]);

/** A telephone whose receiver rests on it. */
export const quietPhone = reason([
  { kind: 'frame', at: [48, 38], size: [64, 44], radius: 14, fill: 'brand' },
  slot([30, 14], [100, 16], 'quiet'),
  slot([30, 14], [26, 30], 'quiet'),
  slot([104, 14], [26, 30], 'quiet'),
  { kind: 'dot', at: [80, 58], r: 16, fill: 'raised' },
  { kind: 'dot', at: [80, 58], r: 5, fill: 'strong' },
]);

/** The badge of a temporary employee, in the language they chose: Spanish for “today.” */
export const badge = reason([
  line([60, 5], [80, 34], 'brand', 8),
  line([100, 5], [80, 34], 'brand', 8),
  { kind: 'frame', at: [24, 32], size: [112, 50], radius: 12, fill: 'raised' },
  slot([68, 27], [24, 10], 'quiet'),
  { kind: 'person', at: [51, 60], r: 16, fill: 'brand', figure: 'raised' },
  centered(onBright(heading([100, 60], 'Hoy', 26))),
]);

const pile = (x: number, coins: number, costs: number) =>
  Array.from({ length: coins }, (_, coin) =>
    slot([x, 71 - coin * 14], [38, 11], coin < coins - costs ? 'brand' : 'raised'),
  );

/** What three channels bring in, as coins, and how much of it is their cost. */
export const channelCosts = reason([...pile(15, 5, 3), ...pile(61, 4, 2), ...pile(107, 3, 1)]);
