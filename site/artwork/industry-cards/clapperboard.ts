import type { Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

const stripes = [0, 1, 2, 3, 4, 5];

/** Media and entertainment: a clapperboard, the take that is shot, and the ones to come. */
export const clapperboard = card('inverse', [
  line([36, 58], [396, 20], 'raised', 40),
  ...stripes.map((stripe) => {
    const x = 64 + stripe * 62;
    const y = 55 - stripe * 6.54;
    return line([x - 9, y - 9], [x + 9, y + 9], 'strong', 18);
  }),
  { kind: 'frame', at: [16, 90], size: [400, 130], radius: 24, fill: 'brand' },
  slot([16, 84], [400, 40], 'quiet'),
  ...stripes.map((stripe) => {
    const x = 60 + stripe * 62.4;
    return line([x + 9, 95], [x - 9, 113], 'strong', 18);
  }),
  { kind: 'dot', at: [72, 172], r: 32, fill: 'match' },
  ...[156, 228, 300, 372].map(
    (x): Shape => ({ kind: 'dot', at: [x, 172], r: 20, stroke: 'quiet', width: 6 }),
  ),
]);
