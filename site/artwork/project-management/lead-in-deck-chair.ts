import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A deck chair from the front, with striped canvas. */
const chair: readonly Shape[] = [
  panel([12, 104], [180, 286], 0, 'subtle'),
  ...[52, 126].map((x) => panel([x, 104], [26, 286], 0, 'quiet')),
  ...[12, 192].map((x) => line([x, 104], [x, 476], 'strong', 16)),
  slot([4, 94], [196, 20], 'strong'),
];

/** A bare leg in the water. */
const leg = (x: number): readonly Shape[] => [
  panel([x - 18, 386], [36, 98], 0, 'raised'),
  slot([x - 32, 480], [64, 8], 'subtle'),
];

/** The yellow report from week 3, folded into a hat. */
const paperHat: readonly Shape[] = [
  ...(
    [
      ['strong', 18],
      ['match', 6],
    ] as const
  ).map(([fill, width]) =>
    cutOut(
      [
        [102, 38],
        [154, 118],
        [180, 120],
        [168, 166],
        [36, 166],
        [24, 120],
        [50, 118],
      ],
      fill,
      width,
    ),
  ),
  onBright(centered(heading([102, 147], 'Week 3', 31))),
];

/** A cold drink in a hand. */
const drink: readonly Shape[] = [
  cutOut(
    [
      [198, 224],
      [230, 224],
      [226, 286],
      [202, 286],
    ],
    'brand',
    8,
  ),
  slot([192, 216], [44, 14], 'raised'),
  line([201, 332], [214, 284], 'raised', 28),
  line([164, 304], [200, 336], 'brand', 36),
  { kind: 'dot', at: [214, 274], r: 19, fill: 'raised' },
];

/** The project lead in a deck chair, with sunglasses and bare feet in the water. */
export const leadInDeckChair: readonly Shape[] = [
  ...chair,
  {
    kind: 'face',
    at: [102, 336],
    size: 236,
    ...looks.bun,
    cut: 'bob',
    clothes: 'brand',
  },
  ...[62, 142].flatMap(leg),
  panel([20, 334], [164, 84], 22, 'strong'),
  ...[63, 106].map((x) => panel([x, 188], [35, 32], 13, 'strong')),
  line([66, 194], [138, 194], 'strong', 8),
  ...paperHat,
  { kind: 'dots', at: [66, 312], count: 4, gap: 24, r: 7, fill: 'quiet' },
  ...drink,
  line([46, 344], [88, 356], 'raised', 28),
  line([38, 304], [36, 340], 'brand', 36),
  { kind: 'dot', at: [98, 357], r: 18, fill: 'raised' },
];
