import type { Composition, Shape } from '#design-system';
import { pigeon } from './contact/pigeon.ts';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from './figure-words.ts';

/** A phone booth with a lit window. */
const booth: readonly Shape[] = [
  panel([254, 0], [226, 44], 20, 'brand'),
  panel([264, 30], [206, 380], 0, 'brand'),
  panel([274, 22], [186, 54], 12, 'raised'),
  onBright(centered(heading([367, 50], 'Software', 32))),
  panel([276, 88], [182, 216], 8, 'quiet'),
  onBrand(centered(strong([367, 355], 'Direct line', 29))),
  panel([254, 396], [226, 14], 0, 'quiet'),
];

/** The specialist at its window, with the receiver at his ear. His other arm reaches out. */
const specialist: readonly Shape[] = [
  panel([426, 140], [32, 96], 6, 'strong'),
  ...[436, 448].map(
    (x): Shape => ({
      kind: 'dots',
      at: [x, 178],
      count: 4,
      gap: 14,
      r: 3.5,
      fill: 'raised',
      direction: 'down',
    }),
  ),
  slot([432, 150], [20, 10], 'quiet'),
  { kind: 'arc', at: [424, 236], r: 21, from: 90, to: 270, stroke: 'brand', width: 6 },
  {
    kind: 'face',
    at: [348, 304],
    size: 202,
    ...looks.mustache,
    clothes: 'subtle',
    collar: 'brand',
  },
  line([396, 290], [414, 236], 'subtle', 28),
  slot([398, 164], [14, 76], 'brand'),
  ...[162, 218].map((y) => panel([388, y], [20, 24], 8, 'brand')),
  slot([268, 296], [198, 14], 'raised'),
  ...[198, 209].map((y) => slot([394, y], [26, 13], 'raised')),
  {
    kind: 'line',
    points: [
      [308, 280],
      [228, 286],
      [164, 266],
    ],
    stroke: 'subtle',
    width: 34,
  },
  { kind: 'dot', at: [230, 287], r: 11, fill: 'brand' },
  line([130, 268], [78, 274], 'raised', 15),
  { kind: 'dot', at: [132, 264], r: 18, fill: 'raised' },
  line([134, 258], [136, 244], 'raised', 12),
  line([153, 247], [145, 275], 'quiet', 14),
];

/** A board on the sidewalk. */
const board: readonly Shape[] = [
  line([40, 330], [20, 404], 'quiet', 12),
  line([198, 330], [218, 404], 'quiet', 12),
  cutOut(
    [
      [40, 312],
      [198, 312],
      [208, 384],
      [30, 384],
    ],
    'raised',
    16,
  ),
  onBright(centered(heading([119, 330], 'Reply in', 32))),
  onBright(centered(strong([119, 368], '1 business day', 25))),
];

/**
 * Contact: a pigeon brings a letter to the phone booth for software. It stands on the hand of the
 * specialist, who is already on the direct line. A board promises a reply in one business day.
 */
export const messageByPigeon: Composition = {
  width: 480,
  height: 410,
  shapes: [...booth, ...board, ...specialist, ...pigeon],
};
