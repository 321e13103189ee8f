import type { Composition, Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

const [middle, floor] = [216, 400];

/** A dog that sits, seen from the front. */
const dog = (scale: number, fill: Tone): readonly Shape[] => {
  const at = (right: number, up: number): Point => [middle + right * scale, floor - up * scale];
  return [
    line(at(-26, 18), at(26, 18), fill, 36 * scale),
    cutOut([at(-14, 70), at(14, 70), at(22, 12), at(-22, 12)], fill, 24 * scale),
    panel(at(-29, 130), [58 * scale, 64 * scale], 27 * scale, fill),
    ...[-1, 1].map((side) => line(at(side * 25, 116), at(side * 38, 88), fill, 18 * scale)),
  ];
};

/** The two sizes between which the dog will be, and that range on a measuring stick. */
const forecast: readonly Shape[] = [
  ...dog(2.95, 'quiet'),
  ...dog(2.2, 'raised'),
  onBright(centered(heading([middle, 64], '60 lb', 42))),
  onBright(centered(heading([middle, 160], '40 lb', 42))),
];

/** The stick, with the range in another color. */
const stick: readonly Shape[] = [
  panel([350, 6], [28, 394], 4, 'brand'),
  panel([350, 17], [28, 97], 4, 'match'),
  ...[17, 114].map((y) => line([354, y], [374, y], 'strong', 6)),
  {
    kind: 'dots',
    at: [364, 144],
    count: 8,
    gap: 32,
    r: 4,
    fill: 'raised',
    direction: 'down',
  },
];

/** The puppy, with paws that it has to grow into. */
const puppy: readonly Shape[] = [
  line([middle + 43, 383], [middle + 68, 350], 'brand', 13),
  ...dog(1.2, 'brand'),
  ...[-1, 1].map((side) =>
    line([middle + side * 31, 262], [middle + side * 48, 298], 'strong', 22),
  ),
  { kind: 'dots', at: [middle - 14, 276], count: 2, gap: 28, r: 6, fill: 'raised' },
  slot([middle - 22, 286], [44, 32], 'quiet'),
  slot([middle - 9, 286], [18, 13], 'strong'),
  slot([middle - 32, 322], [64, 12], 'strong'),
  ...[-46, 4].map((x) => slot([middle + x, 370], [42, 30], 'quiet')),
];

/** Legs with shoes. */
const legs = (xs: readonly number[], width: number): readonly Shape[] =>
  xs.flatMap((x) => [
    line([x, 310], [x, 382], 'control', width),
    panel([x - width / 2 - 4, 382], [width + 8, 18], 8, 'strong'),
  ]);

/** The owner, with a leash for a small dog. */
const owner: readonly Shape[] = [
  ...legs([52, 88], 30),
  panel([36, 230], [68, 104], 14, 'brand'),
  { kind: 'face', at: [70, 254], size: 194, ...looks.curls, clothes: 'brand' },
  { kind: 'dot', at: [70, 169], r: 16, fill: 'raised' },
  { kind: 'dot', at: [70, 169], r: 9, fill: 'strong' },
  line([16, 250], [17, 310], 'brand', 28),
  { kind: 'dot', at: [17, 324], r: 15, fill: 'raised' },
  line([142, 306], [middle - 30, 328], 'strong', 6),
  line([122, 250], [136, 292], 'brand', 30),
  { kind: 'dot', at: [140, 305], r: 16, fill: 'raised' },
];

/** The data scientist in a lab coat. */
const scientist: readonly Shape[] = [
  ...legs([406, 450], 32),
  panel([380, 230], [96, 128], 14, 'raised'),
  {
    kind: 'face',
    at: [418, 250],
    size: 176,
    ...looks.turban,
    clothes: 'raised',
    collar: 'brand',
    wears: 'glasses',
  },
  line([424, 266], [424, 352], 'strong', 4),
  line([372, 242], [364, 148], 'raised', 30),
  { kind: 'dot', at: [364, 132], r: 17, fill: 'quiet' },
  line([452, 270], [450, 318], 'strong', 4),
  { kind: 'dot', at: [464, 326], r: 15, fill: 'quiet' },
];

/**
 * A data scientist shows a puppy’s owner how large the dog will be: between 40 and 60 pounds. The
 * range on the measuring stick is the same.
 */
export const growingPuppy: Composition = {
  width: 480,
  height: 400,
  shapes: [...forecast, ...puppy, ...owner, ...stick, ...scientist],
};
