import type { Shape } from '#design-system';
import { cutOut, line, looks, slot, strip } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A pilot in a small plane. It tows a banner for one form. */
export const pilotOrder = strip([
  cutOut(
    [
      [4, 12],
      [128, 12],
      [128, 44],
      [4, 44],
      [14, 28],
    ],
    'quiet',
    8,
  ),
  onBright(centered(heading([72, 29], '1 form', 33))),
  line([132, 28], [172, 34], 'control', 4),
  { kind: 'face', at: [232, 50], size: 50, ...looks.glasses, cut: 'hardHat' },
  cutOut(
    [
      [172, 10],
      [192, 35],
      [278, 35],
      [278, 47],
      [204, 51],
      [172, 34],
    ],
    'brand',
    8,
  ),
  slot([206, 43], [50, 9], 'quiet'),
  line([294, 22], [294, 52], 'control', 7),
  slot([280, 34], [16, 12], 'strong'),
]);

/** A small fish swims along under a whale. */
export const underPrime = strip([
  ...[7, 33].map((y) => line([256, 21], [290, y], 'brand', 12)),
  cutOut(
    [
      [149, 4],
      [254, 18],
      [254, 24],
      [149, 40],
    ],
    'brand',
    6,
  ),
  slot([0, 1], [170, 42], 'brand'),
  onBrand(centered(heading([112, 22], 'Prime', 33))),
  { kind: 'dot', at: [36, 17], r: 4.5, fill: 'raised' },
  line([4, 28], [36, 31], 'raised', 4),
  cutOut(
    [
      [214, 47],
      [234, 40],
      [234, 53],
    ],
    'match',
    4,
  ),
  slot([174, 38], [46, 18], 'match'),
  { kind: 'dot', at: [184, 45], r: 3, fill: 'strong' },
]);

/** A boat with three people at the oars. The client has the megaphone. */
export const byCategory = strip([
  ...[looks.headscarf, looks.grayHair, looks.ponytail, looks.mustache].map(
    (look, index): Shape => ({
      kind: 'face',
      at: [64 + index * 56 + (index === 3 ? 24 : 0), 56],
      size: 56,
      ...look,
    }),
  ),
  cutOut(
    [
      [6, 42],
      [294, 42],
      [276, 51],
      [24, 51],
    ],
    'brand',
    9,
  ),
  ...[48, 104, 160].map((x) => line([x + 26, 36], [x - 6, 52], 'quiet', 7)),
  cutOut(
    [
      [238, 30],
      [212, 22],
      [212, 42],
      [238, 34],
    ],
    'control',
    4,
  ),
]);
