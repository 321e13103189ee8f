import type { Composition, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** An office chair that rolls to the right. */
const chair = (x: number): readonly Shape[] => [
  line([x, 280], [x, 304], 'control', 14),
  line([x - 40, 306], [x + 40, 306], 'control', 12),
  { kind: 'dots', at: [x - 40, 318], count: 3, gap: 40, r: 13, fill: 'raised' },
  line([x - 78, 192], [x - 60, 258], 'subtle', 22),
  slot([x - 68, 258], [132, 24], 'subtle'),
];

/** The body of who sits on it, below the shoulders. */
const body = (x: number, clothes: Tone): readonly Shape[] => [
  cutOut(
    [
      [x - 66, 222],
      [x + 66, 222],
      [x + 54, 252],
      [x - 54, 252],
    ],
    clothes,
    16,
  ),
  line([x - 6, 244], [x + 80, 244], 'brand', 38),
  line([x + 80, 244], [x + 88, 306], 'brand', 32),
  slot([x + 68, 306], [60, 26], 'raised'),
];

/** A colleague who leaves, with a suitcase on his chair. */
const leaving: readonly Shape[] = [
  ...chair(104),
  {
    kind: 'face',
    at: [104, 230],
    size: 212,
    ...looks.turban,
    wears: 'glasses',
    clothes: 'raised',
    collar: 'quiet',
  },
  ...body(104, 'raised'),
  panel([20, 200], [32, 30], 8, 'brand'),
  panel([28, 208], [16, 16], 0, 'background'),
  panel([0, 216], [72, 58], 10, 'quiet'),
  ...[12, 50].map((x) => panel([x, 216], [10, 58], 0, 'brand')),
];

/** His replacement. */
const joining: readonly Shape[] = [
  ...chair(350),
  { kind: 'face', at: [350, 230], size: 212, ...looks.bun, hair: 'brand', clothes: 'quiet' },
  ...body(350, 'quiet'),
];

/** A cactus in a pot, and their oven mitts. */
const cactus: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [204, 72],
      [204, 106],
      [276, 106],
      [276, 52],
    ],
    stroke: 'brand',
    width: 24,
  },
  line([240, 30], [240, 150], 'brand', 42),
  { kind: 'dots', at: [240, 46], count: 4, gap: 30, r: 4, fill: 'raised', direction: 'down' },
  cutOut(
    [
      [200, 152],
      [280, 152],
      [270, 208],
      [210, 208],
    ],
    'match',
    14,
  ),
  onBright(centered(heading([240, 184], 'Code', 26))),
  line([160, 226], [180, 208], 'raised', 30),
  line([304, 226], [298, 212], 'quiet', 30),
  ...(
    [
      [186, 'quiet'],
      [294, 'raised'],
    ] as const
  ).flatMap(([x, fill]) => [
    line([x, 178], [x, 196], fill, 32),
    line([x - 13, 206], [x + 13, 206], 'brand', 9),
    line([x, 176], [240 + (x - 240) * 0.78, 168], fill, 14),
  ]),
];

/** A week of working days. */
const week: readonly Shape[] = [0, 1, 2, 3, 4].flatMap((day): readonly Shape[] => [
  panel([day * 97, 332], [92, 40], 8, 'quiet'),
  day % 4
    ? { kind: 'tick', at: [day * 97 + 46, 352], r: 10, stroke: 'strong', width: 5 }
    : onBright(centered(strong([day * 97 + 46, 353], day ? 'Fri' : 'Mon', 26))),
]);

/**
 * Two colleagues roll through a week of working days on office chairs. One of them leaves, and hands
 * a cactus to his replacement. Both wear oven mitts.
 */
export const cactusRelay: Composition = {
  width: 480,
  height: 372,
  shapes: [...leaving, ...joining, ...cactus, ...week],
};
