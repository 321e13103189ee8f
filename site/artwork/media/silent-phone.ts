import type { Composition, Shape } from '#design-system';
import { cutOut, looks, outline, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** The desk phone's body, and its handset in the cradle. */
const telephone: readonly Shape[] = [
  cutOut(
    [
      [274, 318],
      [448, 318],
      [464, 400],
      [258, 400],
    ],
    'background',
    32,
  ),
  panel([232, 266], [248, 64], 22, 'background'),
  panel([440, 266], [40, 40], 0, 'background'),
  cutOut(
    [
      [278, 322],
      [444, 322],
      [460, 396],
      [262, 396],
    ],
    'raised',
    18,
  ),
  slot([240, 274], [240, 28], 'quiet'),
  panel([240, 274], [66, 48], 14, 'quiet'),
  panel([414, 274], [66, 48], 14, 'quiet'),
  panel([297, 330], [128, 38], 10, 'strong'),
  { ...centered(strong([361, 350], 'No calls', 22)), fill: 'raised' },
  ...[0, 1, 2, 3].map((key) => slot([291 + key * 37, 378], [28, 12], 'quiet')),
];

/**
 * The control room on premiere night: the show on the large screen, last season’s spinner on the
 * small one, and a phone that doesn’t ring.
 */
export const silentPhone: Composition = {
  width: 480,
  height: 436,
  shapes: [
    panel([88, 0], [392, 286], 24, 'brand'),
    panel([100, 12], [368, 196], 14, 'quiet'),
    { kind: 'dot', at: [438, 48], r: 20, fill: 'subtle' },
    { kind: 'face', at: [278, 209], size: 150, ...looks.mustache, skin: 'subtle' },
    { kind: 'face', at: [374, 209], size: 186, ...looks.longHair, clothes: 'line' },
    cutOut(
      [
        [220, 228],
        [232, 235],
        [220, 242],
      ],
      'onBrand',
      5,
    ),
    onBrand(heading([248, 235], '400,000 plays', 24)),
    panel([40, 34], [196, 132], 30, 'background'),
    panel([48, 42], [180, 116], 22, 'match'),
    onBright(strong([70, 72], 'Tonight', 21)),
    onBright(heading([69, 118], '1.1 s', 52)),
    panel([0, 194], [202, 206], 30, 'background'),
    panel([0, 202], [194, 180], 22, 'surface'),
    outline([1, 203], [192, 178], 21, 'control'),
    { kind: 'arc', at: [97, 270], r: 44, from: 0, to: 359, stroke: 'line', width: 10 },
    { kind: 'arc', at: [97, 270], r: 44, from: 0, to: 90, stroke: 'text', width: 10 },
    centered(heading([97, 271], '9 s', 28)),
    centered(plain([97, 348], 'Last season', 'text', 21)),
    panel([77, 382], [40, 30], 0, 'control'),
    ...telephone,
    slot([0, 408], [480, 26], 'brand'),
  ],
};
