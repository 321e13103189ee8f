import type { Composition, Point, Shape } from '#design-system';
import { cutOut, exclamation, ground, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong, struck } from '../figure-words.ts';

/** The rubber stamp, around the middle of its handle. */
const stamp = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 36, fill: 'brand' },
  line([x, y + 20], [x, y + 90], 'brand', 30),
  cutOut(
    [
      [x - 26, y + 84],
      [x + 26, y + 84],
      [x + 74, y + 116],
      [x - 74, y + 116],
    ],
    'brand',
    12,
  ),
  panel([x - 88, y + 112], [176, 56], 10, 'raised'),
  onBright(centered(heading([x, y + 141], 'Incomplete', 28))),
  panel([x - 78, y + 168], [156, 14], 4, 'strong'),
];

const snow: readonly Point[] = [
  [112, 64],
  [164, 78],
  [196, 124],
  [170, 172],
  [208, 190],
  [56, 160],
  [84, 194],
  [34, 214],
];

/** The page, on a screen. */
const form: readonly Shape[] = [
  panel([320, 290], [90, 80], 0, 'strong'),
  panel([164, 0], [316, 304], 24, 'strong'),
  panel([178, 14], [288, 276], 12, 'surface'),
  heading([250, 52], 'Permit form', 31),
  ...struck(plain([250, 92], '44', 'muted', 23), 26),
  strong([286, 92], '25 questions', 23),
  line([250, 120], [446, 120], 'line'),
  strong([250, 150], 'Lot number', 23),
  { kind: 'frame', at: [250, 170], size: [196, 54], radius: 12, stroke: 'text', width: 4 },
  line([268, 184], [268, 210], 'text', 3),
  { kind: 'dot', at: [264, 258], r: 14, fill: 'text' },
  ...exclamation([264, 257], 8, 'surface'),
  strong([290, 258], 'Still missing', 23),
];

/**
 * The stamp for incomplete forms, a souvenir in a snow globe on a counter. Behind it is the page that
 * replaced it, which finds the missing answer while the resident is still there.
 */
export const retiredStamp: Composition = {
  width: 480,
  height: 440,
  bleeds: true,
  shapes: [
    ground(350, 'brand'),
    ...form,
    panel([8, 44], [224, 280], 112, 'line'),
    panel([8, 190], [224, 140], 0, 'line'),
    ...stamp([120, 122]),
    slot([16, 298], [208, 44], 'raised'),
    ...snow.map((at): Shape => ({ kind: 'dot', at, r: 6, fill: 'raised' })),
    { kind: 'arc', at: [120, 156], r: 94, from: 282, to: 324, stroke: 'raised', width: 9 },
    panel([0, 328], [240, 106], 14, 'strong'),
    { ...centered(heading([120, 362], '37 of 100', 36)), fill: 'raised' },
    centered(plain([120, 402], 'forms returned', 'raised', 23)),
    cutOut(
      [
        [280, 322],
        [458, 322],
        [470, 426],
        [268, 426],
      ],
      'match',
      16,
    ),
    onBright(centered(heading([369, 356], '2 of 100', 46))),
    onBright(centered(plain([369, 400], 'returned now', 'text', 24))),
  ],
};
