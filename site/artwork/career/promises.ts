import type { Shape } from '#design-system';
import { piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A yes and a no, each with its explanation. */
export const explainedAnswer = piece([
  { kind: 'frame', at: [0, 0], size: [144, 104], radius: 20, fill: 'brand' },
  onBrand(heading([22, 36], 'Yes', 40)),
  slot([22, 66], [100, 8], 'quiet'),
  slot([22, 80], [64, 8], 'quiet'),
  { kind: 'frame', at: [156, 0], size: [144, 104], radius: 20, fill: 'quiet' },
  onBright(heading([178, 36], 'No', 40)),
  slot([178, 66], [100, 8], 'strong'),
  slot([178, 80], [64, 8], 'strong'),
]);

const end = (x: number, pay: string): readonly Shape[] => [
  { kind: 'dot', at: [x, 52], r: 52, fill: 'brand' },
  centered(onBrand(heading([x, 52], pay, 36))),
];

/** A pay range from end to end. */
export const firstMessage = piece([
  slot([52, 30], [196, 44], 'quiet'),
  ...end(52, '$75'),
  ...end(248, '$90'),
]);

/** A résumé, and a switch for each of two companies. The candidate has agreed to the first. */
export const switches = piece([
  { kind: 'frame', at: [0, 0], size: [96, 104], radius: 18, fill: 'brand' },
  { kind: 'person', at: [48, 40], r: 26, fill: 'raised', figure: 'strong' },
  slot([20, 80], [56, 10], 'quiet'),
  slot([108, 0], [192, 46], 'match'),
  { kind: 'dot', at: [277, 23], r: 17, fill: 'strong' },
  { kind: 'slot', at: [109, 59], size: [190, 44], fill: 'surface', stroke: 'control' },
  { kind: 'dot', at: [131, 81], r: 17, fill: 'control' },
]);

/** Two weeks, and the days in them that are for studying. */
export const learning = piece([
  ...[24, 80].map(
    (y): Shape => ({ kind: 'dots', at: [24, y], count: 5, gap: 63, r: 24, fill: 'quiet' }),
  ),
  slot([126, 56], [111, 48], 'brand'),
  centered(onBrand(heading([181.5, 80], 'Study', 28))),
]);
