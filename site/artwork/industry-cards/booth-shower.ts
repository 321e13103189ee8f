import type { Point, Shape } from '#design-system';
import { line, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { card } from './card.ts';

const drops: readonly Point[] = [
  [84, 92],
  [70, 110],
  [92, 122],
];

/** Telecommunications: nobody has to call, so someone showers in the phone booth. One more waits. */
export const boothShower = card('brand', [
  panel([16, 0], [200, 220], 16, 'raised'),
  panel([32, 44], [168, 176], 6, 'quiet'),
  onBright(centered(heading([116, 23], 'Phone 1', 34))),
  {
    kind: 'face',
    at: [124, 220],
    size: 144,
    ...looks.mustache,
    clothes: 'raised',
    collar: 'raised',
  },
  ...[100, 124, 148].map((x): Shape => ({ kind: 'dot', at: [x, 92], r: 18, fill: 'raised' })),
  line([60, 58], [124, 58], 'strong', 14),
  ...[48, 112].map((x) => panel([x, 52], [26, 26], 8, 'strong')),
  ...drops.map(([x, y]) => line([x, y], [x - 4, y + 10], 'raised', 7)),
  { kind: 'face', at: [306, 220], size: 176, ...looks.bun, clothes: 'quiet', collar: 'brand' },
  line([402, 214], [402, 80], 'brand', 12),
  panel([380, 10], [44, 76], 18, 'raised'),
  { kind: 'dots', at: [393, 30], count: 3, gap: 18, r: 4, fill: 'strong', direction: 'down' },
  line([350, 206], [398, 172], 'quiet', 26),
  { kind: 'dot', at: [402, 168], r: 17, fill: 'raised' },
]);
