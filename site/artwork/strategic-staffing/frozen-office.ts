import type { Point, Shape } from '#design-system';
import { bleed, cutOut, line, panel, slot } from '../figure-shapes.ts';
import { centered, onBrand, plain, strong } from '../figure-words.ts';

/** An icicle. The point is the middle of its top. */
const icicle = ([x, y]: Point, length: number) =>
  cutOut(
    [
      [x - 8, y],
      [x + 8, y],
      [x, y + length],
    ],
    'raised',
    6,
  );

/** A frozen lamp that hangs from far above. */
export const lamp: readonly Shape[] = [
  line([400, -bleed], [400, 22], 'strong', 7),
  cutOut(
    [
      [382, 22],
      [418, 22],
      [458, 82],
      [342, 82],
    ],
    'brand',
    16,
  ),
  slot([324, 78], [152, 20], 'raised'),
  icicle([346, 94], 38),
  icicle([374, 94], 18),
  icicle([438, 94], 24),
  icicle([460, 94], 48),
];

/** A penguin in sunglasses, and its sign. */
export const penguin: readonly Shape[] = [
  line([150, 90], [150, 252], 'strong', 9),
  {
    kind: 'line',
    points: [
      [20, 226],
      [46, 190],
      [116, 194],
      [150, 216],
    ],
    stroke: 'strong',
    width: 18,
  },
  slot([36, 120], [90, 134], 'strong'),
  slot([49, 146], [64, 96], 'raised'),
  ...[46, 82].map((x) => slot([x, 152], [34, 23], 'brand')),
  cutOut(
    [
      [74, 182],
      [88, 182],
      [81, 194],
    ],
    'quiet',
    5,
  ),
  ...[42, 84].map((x) => slot([x, 239], [36, 17], 'brand')),
  icicle([196, 98], 34),
  icicle([224, 98], 18),
  panel([4, 0], [256, 102], 16, 'brand'),
  onBrand(centered(strong([132, 36], 'Hiring frozen', 36))),
  onBrand(centered(plain([132, 74], 'until summer', 'onBrand', 30))),
];

/** Its chick in a swim ring, on the puddle. */
export const chick: readonly Shape[] = [
  line([196, 566], [184, 546], 'strong', 12),
  line([264, 566], [276, 546], 'strong', 12),
  slot([200, 506], [60, 90], 'strong'),
  slot([209, 524], [42, 60], 'raised'),
  { kind: 'dots', at: [220, 538], count: 2, gap: 20, r: 4, fill: 'strong' },
  cutOut(
    [
      [226, 548],
      [234, 548],
      [230, 554],
    ],
    'brand',
    4,
  ),
  slot([172, 566], [116, 36], 'raised'),
  ...[188, 221, 254].map((x) => panel([x, 566], [18, 36], 0, 'brand')),
];
