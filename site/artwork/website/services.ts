import type { Shape, Tone } from '#design-system';
import { avatar, line, looks, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** What a visitor asks, and the page that answers it: its purpose, its owner, and its next step. */
export const plannedPage = piece([
  { kind: 'dot', at: [54, 50], r: 50, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [4, 104],
      [7, 66],
      [44, 98],
    ],
    fill: 'quiet',
  },
  centered(onBright(heading([54, 51], 'How?', 30))),
  { kind: 'frame', at: [120, 0], size: [180, 104], radius: 24, fill: 'brand' },
  line([146, 26], [274, 26], 'quiet', 10),
  ...avatar([164, 69], 22, 'raised', looks.bob),
  slot([198, 54], [82, 30], 'quiet'),
]);

/** A phone whose other half is outside the drawing. */
const halfPhone = (width: number, [from, to]: readonly [number, number]): readonly Shape[] => [
  { kind: 'frame', at: [0, 0], size: [width, 104], radius: 30, fill: 'brand' },
  {
    kind: 'line',
    points: [
      [0, from],
      [width, from],
      [width, to],
      [0, to],
    ],
    fill: 'brand',
  },
];

/** A phone with a page type's longest headline, and two parts of the Figma library. */
export const phoneWidth = piece([
  ...halfPhone(204, [74, 104]),
  slot([77, 11], [50, 12], 'quiet'),
  onBrand(heading([20, 50], 'Replacement', 27)),
  onBrand(heading([20, 80], 'registration', 27)),
  slot([216, 0], [84, 47], 'quiet'),
  ...(['brand', 'strong', 'raised'] as const).map(
    (fill, color): Shape => ({ kind: 'dot', at: [235 + color * 23, 23.5], r: 9, fill }),
  ),
  slot([216, 57], [84, 47], 'quiet'),
  { kind: 'dot', at: [276.5, 80.5], r: 17, fill: 'raised' },
]);

/** Three changes to a page. The third one is over the size limit. */
export const sizeLimit = piece([
  slot([0, 0], [196, 28], 'brand'),
  slot([0, 38], [150, 28], 'brand'),
  slot([0, 76], [300, 28], 'quiet'),
  line([216, 5], [216, 99], 'surface', 18),
  line([216, 4], [216, 100], 'text', 8),
  strong([236, 15], 'Limit', 24),
]);

/** What an editor types into a labeled field, and its preview. */
export const preview = piece([
  line([24, 14], [94, 14], 'quiet', 10),
  { kind: 'slot', at: [2, 38], size: [142, 64], fill: 'surface', stroke: 'brand', width: 4 },
  heading([24, 71], 'Open', 30),
  line([113, 55], [113, 85], 'brand', 4),
  { kind: 'frame', at: [160, 0], size: [140, 104], radius: 24, fill: 'brand' },
  centered(onBrand(heading([230, 53], 'Open', 42))),
]);

const thumb = (stroke: Tone, width: number, to: readonly [number, number]): Shape => ({
  kind: 'line',
  points: [[218, 62], to],
  stroke,
  width,
});

/** A checkout on a phone. A thumb reaches its button. */
export const checkout = piece([
  ...halfPhone(262, [0, 30]),
  line([36, 15], [130, 15], 'quiet', 10),
  slot([18, 34], [226, 50], 'match'),
  onBright(heading([44, 60], 'Pay', 32)),
  thumb('surface', 62, [310, 108]),
  thumb('quiet', 50, [310, 108]),
  thumb('raised', 24, [228, 67]),
]);

/** A week. A patch is installed within its first two days. */
export const twoDays = piece([
  { kind: 'frame', at: [0, 0], size: [92, 104], radius: 24, fill: 'brand' },
  centered(onBrand(heading([46, 40], '2', 48))),
  centered(onBrand(plain([46, 80], 'days', 'text', 22))),
  ...[0, 1, 2, 3, 4].map((day) => slot([104 + day * 40, 0], [36, 104], 'quiet')),
]);
