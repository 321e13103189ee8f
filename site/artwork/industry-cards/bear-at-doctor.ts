import type { Shape } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

/** Healthcare: a bear has a cold. A doctor listens to its heart, from a phone. */
export const bearAtDoctor = card('inverse', [
  panel([0, 84], [252, 136], 34, 'quiet'),
  panel([48, 126], [152, 94], 76, 'brand'),
  { kind: 'dots', at: [76, 52], count: 2, gap: 96, r: 24, fill: 'brand' },
  { kind: 'dot', at: [124, 88], r: 62, fill: 'brand' },
  panel([88, 6], [72, 34], 16, 'raised'),
  { kind: 'dot', at: [124, 10], r: 10, fill: 'raised' },
  { kind: 'dots', at: [98, 76], count: 2, gap: 52, r: 9, fill: 'strong' },
  slot([92, 90], [64, 50], 'raised'),
  slot([112, 94], [24, 16], 'strong'),
  line([132, 126], [200, 104], 'raised', 14),
  panel([278, 0], [150, 220], 22, 'raised'),
  panel([290, 14], [126, 180], 12, 'quiet'),
  { kind: 'face', at: [353, 194], size: 172, ...looks.curls, clothes: 'brand', collar: 'raised' },
  { kind: 'match', from: [330, 176], to: [124, 186], stroke: 'match', width: 12 },
  { kind: 'dot', at: [124, 186], r: 22, fill: 'match' },
  slot([320, 202], [66, 8], 'brand'),
  ...[40, 208].map((x): Shape => ({ kind: 'dot', at: [x, 196], r: 24, fill: 'brand' })),
]);
