import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, portrait, slot } from './figure-shapes.ts';
import { centered, heading, onBrand } from './figure-words.ts';

/** The head of a bed with a moon on it, and two pillows. */
const bed: readonly Shape[] = [
  panel([12, 34], [456, 312], 90, 'brand'),
  ...[0, 456].flatMap((x): readonly Shape[] => [
    panel([x, 122], [24, 288], 8, 'raised'),
    { kind: 'dot', at: [x + 12, 112], r: 12, fill: 'raised' },
  ]),
  { kind: 'dot', at: [242, 102], r: 34, fill: 'raised' },
  { kind: 'dot', at: [228, 92], r: 30, fill: 'brand' },
  panel([42, 166], [196, 130], 40, 'subtle'),
  panel([258, 184], [182, 130], 40, 'subtle'),
];

/** A robot with a nightcap. It listens. */
const robot: readonly Shape[] = [
  ...[
    [280, 262],
    [416, 434],
  ].flatMap(([x = 0, end = 0]): readonly Shape[] => [
    line([x, 214], [end, 174], 'quiet', 8),
    { kind: 'dot', at: [end, 170], r: 11, fill: 'quiet' },
  ]),
  slot([268, 200], [160, 44], 'quiet'),
  panel([284, 150], [128, 140], 32, 'raised'),
  cutOut(
    [
      [300, 142],
      [396, 142],
      [386, 84],
      [424, 90],
      [360, 26],
      [320, 60],
    ],
    'subtle',
    14,
  ),
  { kind: 'dot', at: [426, 92], r: 20, fill: 'quiet' },
  slot([276, 136], [144, 36], 'quiet'),
  ...[310, 362].map((x) => panel([x, 199], [24, 26], 7, 'strong')),
  { kind: 'arc', at: [348, 226], r: 22, from: 105, to: 255, stroke: 'strong', width: 7 },
];

const blanket: readonly Shape[] = [
  panel([24, 292], [432, 118], 12, 'subtle'),
  panel([240, 276], [216, 46], 20, 'quiet'),
  ...[330, 386].map((x) => slot([x, 264], [34, 42], 'raised')),
];

/** A rubber duck on the blanket. */
const duck: readonly Shape[] = [
  cutOut(
    [
      [366, 372],
      [418, 378],
      [446, 360],
      [438, 400],
      [372, 400],
    ],
    'brand',
    18,
  ),
  { kind: 'dot', at: [380, 348], r: 29, fill: 'brand' },
  line([340, 355], [352, 353], 'strong', 14),
  { kind: 'dot', at: [372, 342], r: 5, fill: 'raised' },
];

/** The recruiter with her reading glasses. */
const recruiter: readonly Shape[] = [
  {
    kind: 'face',
    at: [140, 330],
    size: 264,
    ...looks.longHair,
    clothes: 'quiet',
    collar: 'strong',
    wears: 'glasses',
  },
  line([61, 300], [46, 340], 'quiet', 36),
  line([219, 300], [286, 340], 'quiet', 36),
  ...[121, 159].map(
    (x): Shape => ({ kind: 'dot', at: [x, 187], r: 17, stroke: 'match', width: 8 }),
  ),
];

/** A thick book of code. A résumé is its bookmark. */
const book: readonly Shape[] = [
  panel([218, 220], [54, 90], 6, 'raised'),
  ...portrait([245, 247], 40, 'quiet', looks.mustache),
  panel([60, 276], [238, 130], 10, 'raised'),
  panel([50, 288], [258, 122], 12, 'brand'),
  line([88, 292], [88, 406], 'strong', 6),
  onBrand(centered(heading([190, 347], 'payment.ts', 34))),
  ...[50, 308].map((x) => slot([x - 16, 326], [32, 46], 'raised')),
];

/**
 * About us: a recruiter with reading glasses reads code to a robot and a rubber duck as a bedtime
 * story. A résumé is the bookmark.
 */
export const bedtimeCode: Composition = {
  width: 480,
  height: 410,
  shapes: [...bed, ...robot, ...blanket, ...duck, ...recruiter, ...book],
};
