import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot, strip } from '../figure-shapes.ts';
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

/** The lines of a musical staff. */
const staff: readonly Shape[] = [
  panel([50, 0], [250, 56], 10, 'brand'),
  ...[8, 18, 28, 38, 48].map((y) => line([51.5, y], [298.5, y], 'control', 2)),
];

/** The face of a note, and its stem, which ends at `top`. The point is the middle of the face. */
const note = ([x, y]: Point, top: number, fill: Tone): readonly Shape[] => [
  line([x + 12.5, y - 4], [x + 12.5, top], fill, 6),
  { kind: 'dot', at: [x, y], r: 16, fill },
  { kind: 'dots', at: [x - 6, y], count: 2, gap: 12, r: 2.5, fill: 'strong' },
];

/** A client conducts a staff. Its notes sing in a hard hat, in glasses, and in headphones. */
export const byCategory = strip([
  ...staff,
  ...note([124, 39], 13, 'quiet'),
  ...note([188, 34], 7, 'quiet'),
  line([136.5, 13], [200.5, 7], 'quiet', 9),
  panel([109, 17], [26, 16], 11, 'raised'),
  slot([103, 29], [42, 7], 'raised'),
  panel([118, 15], [8, 15], 4, 'quiet'),
  { kind: 'dot', at: [124, 48], r: 4, fill: 'strong' },
  ...[181.5, 194.5].map(
    (x): Shape => ({ kind: 'dot', at: [x, 34], r: 6, stroke: 'strong', width: 2.5 }),
  ),
  { kind: 'arc', at: [188, 42], r: 5, from: 105, to: 255, stroke: 'strong', width: 3 },
  ...note([252, 39], 7, 'match'),
  line([264.5, 7], [283, 20], 'match', 8),
  { kind: 'arc', at: [252, 38], r: 17, from: -90, to: 90, stroke: 'raised', width: 4 },
  { kind: 'dots', at: [235, 40], count: 2, gap: 34, r: 6, fill: 'raised' },
  { kind: 'dot', at: [252, 48], r: 4, fill: 'strong' },
  { kind: 'face', at: [22, 56], size: 56, ...looks.bun, skin: 'quiet' },
  line([38, 50], [60, 36], 'strong', 12),
  line([66, 32], [90, 12], 'raised', 4),
  { kind: 'dot', at: [64, 34], r: 7, fill: 'quiet' },
]);
