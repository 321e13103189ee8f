import type { Point, Shape } from '#design-system';
import { line, looks, panel } from '../figure-shapes.ts';
import { card } from './card.ts';

const drops: readonly Point[] = [
  [62, 88],
  [52, 114],
  [76, 112],
];

/** Telecommunications: nobody has to call, so someone showers in the phone booth. One more waits. */
export const boothShower = card('brand', [
  panel([16, 0], [200, 220], 16, 'raised'),
  panel([34, 18], [164, 202], 8, 'quiet'),
  {
    kind: 'face',
    at: [130, 220],
    size: 140,
    ...looks.mustache,
    clothes: 'raised',
    collar: 'raised',
  },
  ...[106, 130, 154].map((x): Shape => ({ kind: 'dot', at: [x, 96], r: 20, fill: 'raised' })),
  line([58, 42], [166, 42], 'strong', 20),
  ...[44, 140].map((x) => panel([x, 34], [40, 38], 12, 'strong')),
  ...drops.map(([x, y]) => line([x, y], [x - 4, y + 10], 'brand', 10)),
  { kind: 'face', at: [306, 220], size: 176, ...looks.bun, clothes: 'quiet', collar: 'brand' },
  line([402, 214], [402, 80], 'brand', 12),
  panel([380, 10], [44, 76], 18, 'raised'),
  { kind: 'dots', at: [394, 30], count: 3, gap: 18, r: 6, fill: 'strong', direction: 'down' },
  line([350, 206], [398, 172], 'quiet', 26),
  { kind: 'dot', at: [402, 168], r: 17, fill: 'raised' },
]);
