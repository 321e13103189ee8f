import type { Composition, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

const [middle, floor] = [214, 360];

/** A dog that sits, seen from the front. */
const dog = (scale: number, fill: Tone): readonly Shape[] => {
  const at = (right: number, up: number) => [middle + right * scale, floor - up * scale] as const;
  return [
    line(at(-26, 18), at(26, 18), fill, 36 * scale),
    cutOut([at(-14, 70), at(14, 70), at(22, 12), at(-22, 12)], fill, 24 * scale),
    panel(at(-29, 130), [58 * scale, 64 * scale], 27 * scale, fill),
    ...[-1, 1].map((side) => line(at(side * 25, 116), at(side * 38, 88), fill, 18 * scale)),
  ];
};

/** The two sizes between which the dog will be, and that range on a measuring stick. */
const forecast: readonly Shape[] = [
  ...dog(2.7, 'quiet'),
  ...dog(2, 'raised'),
  onBright(centered(heading([middle, 54], '60 lb', 40))),
  onBright(centered(heading([middle, 140], '40 lb', 40))),
  panel([352, 0], [26, 360], 4, 'brand'),
  panel([352, 9], [26, 91], 4, 'match'),
  ...[9, 100].map((y) => line([356, y], [374, y], 'strong', 6)),
  {
    kind: 'dots',
    at: [365, 130],
    count: 8,
    gap: 30,
    r: 4,
    fill: 'raised',
    direction: 'down',
  },
];

/** The puppy, with paws that it has to grow into. */
const puppy: readonly Shape[] = [
  line([middle + 43, 343], [middle + 66, 312], 'brand', 13),
  ...dog(1.2, 'brand'),
  ...[-1, 1].map((side) =>
    line([middle + side * 31, 222], [middle + side * 48, 258], 'strong', 22),
  ),
  { kind: 'dots', at: [middle - 14, 236], count: 2, gap: 28, r: 6, fill: 'raised' },
  slot([middle - 22, 246], [44, 32], 'quiet'),
  slot([middle - 9, 246], [18, 13], 'strong'),
  slot([middle - 32, 282], [64, 12], 'strong'),
  ...[-46, 4].map((x) => slot([middle + x, 330], [42, 30], 'quiet')),
];

/** The owner, with a leash for a small dog. */
const owner: readonly Shape[] = [
  ...[20, 70].map((x) => panel([x, 284], [36, 76], 10, 'control')),
  panel([18, 212], [90, 104], 20, 'brand'),
  { kind: 'face', at: [63, 242], size: 182, ...looks.afro },
  { kind: 'dot', at: [63, 162], r: 15, fill: 'quiet' },
  { kind: 'dot', at: [63, 162], r: 8, fill: 'strong' },
  line([106, 238], [128, 276], 'quiet', 22),
  line([128, 278], [188, 288], 'strong', 6),
];

/** The data scientist in a lab coat. */
const scientist: readonly Shape[] = [
  ...[396, 438].map((x) => panel([x, 300], [32, 60], 10, 'control')),
  panel([386, 216], [94, 108], 14, 'raised'),
  {
    kind: 'face',
    at: [421, 244],
    size: 166,
    ...looks.turban,
    clothes: 'raised',
    collar: 'brand',
    wears: 'glasses',
  },
  line([433, 250], [433, 318], 'strong', 4),
  line([390, 234], [394, 286], 'raised', 26),
  line([392, 288], [366, 272], 'quiet', 22),
];

/**
 * A data scientist shows a puppy’s owner how large the dog will be: between 40 and 60 pounds. The
 * range on the measuring stick is the same.
 */
export const growingPuppy: Composition = {
  width: 480,
  height: 360,
  shapes: [...forecast, ...puppy, ...owner, ...scientist],
};
