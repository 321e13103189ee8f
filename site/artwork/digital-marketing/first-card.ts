import type { Shape } from '#design-system';
import { piece, slot } from '../figure-shapes.ts';
import { centered, inSlot, plain, strong } from '../figure-words.ts';

/** Units in stock, day by day. */
const stock = [54, 50, 45, 42, 34, 28, 20, 15, 8];
const dayX = (day: number) => 1 + day * 21.8;

/** A product's stock, day by day, and its ads, which stop when it sells out. */
export const adsStop = piece([
  ...stock.map((units, day): Shape => slot([dayX(day), 60 - units], [12, units + 2], 'quiet')),
  { kind: 'dots', at: [dayX(9) + 6, 58], count: 5, gap: 21.8, r: 4, fill: 'control' },
  { ...strong([300, 36], 'Sold out'), anchor: 'end' },
  slot([1, 71], [186, 32], 'match'),
  inSlot([94, 87], 'Ads on', 'strong'),
  { kind: 'slot', at: [197, 72], size: [102, 30], stroke: 'control', dashed: true },
  centered(plain([248, 87], 'Ads off')),
]);
