import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The heads of five penguins that look down to the left. The point is the middle of the first. */
const heads = ([x, y]: Point): readonly Shape[] => {
  const each = { kind: 'dots', count: 5, gap: 52 } as const;
  return [
    { ...each, at: [x, y], r: 26, fill: 'strong' },
    ...[-10, 10].map((side): Shape => ({ ...each, at: [x + side, y], r: 11, fill: 'raised' })),
    ...[-13, 7].map((side): Shape => ({ ...each, at: [x + side, y + 2], r: 5, fill: 'strong' })),
  ];
};

/** Five penguins that stand side by side. The point is the middle of the first one’s feet. */
const row = ([x, y]: Point): readonly Shape[] => {
  const each = { kind: 'dots', count: 5, gap: 52 } as const;
  return [
    panel([x - 26, y - 76], [260, 76], 8, 'strong'),
    { ...each, at: [x, y - 24], r: 19, fill: 'raised' },
    ...heads([x, y - 76]),
    { ...each, at: [x - 2, y - 61], r: 8, fill: 'quiet' },
    ...[-10, 10].map((side): Shape => ({ ...each, at: [x + side, y], r: 8, fill: 'quiet' })),
  ];
};

/** The iceberg, with those who wait. */
const iceberg: readonly Shape[] = [
  ...heads([242, 34]),
  ...row([226, 140]),
  cutOut(
    [
      [200, 148],
      [472, 148],
      [472, 432],
      [190, 432],
    ],
    'quiet',
    16,
  ),
  onBright(centered(heading([334, 172], 'Everyone', 44))),
  ...heads([234, 232]),
  ...row([218, 338]),
  cutOut(
    [
      [192, 346],
      [472, 346],
      [472, 432],
      [180, 432],
    ],
    'raised',
    16,
  ),
  onBright(centered(heading([328, 388], '10%', 60))),
];

/** The first penguin, on a small floe. Its bib says how many go first. */
const first: readonly Shape[] = [
  slot([0, 398], [156, 42], 'raised'),
  line([46, 258], [20, 330], 'strong', 30),
  line([126, 262], [168, 206], 'strong', 30),
  slot([26, 136], [116, 262], 'strong'),
  slot([40, 236], [88, 156], 'raised'),
  ...[62, 106].map((x): Shape => ({ kind: 'dot', at: [x, 188], r: 24, fill: 'raised' })),
  ...[70, 112].map((x): Shape => ({ kind: 'dot', at: [x, 184], r: 10, fill: 'strong' })),
  cutOut(
    [
      [72, 204],
      [100, 204],
      [86, 224],
    ],
    'quiet',
    8,
  ),
  ...[46, 122].map((x) => line([84 + (x - 84) * 0.8, 244], [x, 276], 'match', 10)),
  panel([30, 270], [108, 74], 14, 'match'),
  onBright(centered(heading([84, 308], '1%', 52))),
  ...[34, 88].map((x) => slot([x, 384], [48, 24], 'quiet')),
];

/** Its phone, which is old and has an antenna. */
const phone: readonly Shape[] = [
  line([186, 128], [186, 150], 'raised', 7),
  panel([152, 142], [42, 72], 10, 'raised'),
  panel([159, 150], [28, 38], 4, 'strong'),
  { kind: 'dot', at: [173, 201], r: 6, fill: 'strong' },
];

/** The water, in front of the ice. */
const water: Shape = {
  kind: 'line',
  points: [
    [0, 440],
    [0, 428],
    ...Array.from({ length: 20 }, (_, index): Point => [24 + index * 24, index % 2 ? 428 : 418]),
    [480, 440],
  ],
  fill: 'quiet',
};

/** One penguin tests a small floe, with an old phone. Ten are next, and everyone else waits above. */
export const firstPenguin: Composition = {
  width: 480,
  height: 440,
  shapes: [...iceberg, ...first, ...phone, water],
};
