import type { Shape, Tone } from '#design-system';
import { cutOut, dollarSign, line, panel, room, slot, snore } from '../figure-shapes.ts';
import { arm, catFace, catHead, closedEyes, head, smile, suitcase } from './specialist-with-cat.ts';

/** The back of an armchair. `x` is its left edge. */
const back = (x: number): readonly Shape[] => [
  line([x + 34, 40], [x + 29, 79], 'raised', 58),
  ...[24, 134].map((foot) => line([x + foot, 104], [x + foot, 111], 'strong', 10)),
];

/** The side of an armchair, with its armrest, in front of who sits in it. */
const side = (x: number): readonly Shape[] => [
  panel([x + 10, 78], [136, 30], 14, 'raised'),
  { kind: 'dot', at: [x + 132, 82], r: 21, fill: 'raised' },
  { kind: 'dot', at: [x + 132, 82], r: 8, fill: 'control' },
];

/** The cat in its carrier, from where it looks at her. One paw is outside. */
const carrier: readonly Shape[] = [
  { kind: 'frame', at: [242, 16], size: [36, 26], radius: 10, stroke: 'brand', width: 8 },
  panel([222, 32], [74, 83], 18, 'brand'),
  panel([230, 44], [58, 60], 16, 'strong'),
  ...catHead([259, 78]),
  ...catFace([254, 75]),
  slot([234, 94], [20, 16], 'raised'),
];

/** Contract hiring: she works on a folding stool. Her suitcase is her desk. */
export const contract = room('subtle', [
  line([24, 92], [76, 111], 'control', 8),
  line([76, 92], [24, 111], 'control', 8),
  panel([26, 48], [48, 42], 18, 'brand'),
  line([52, 82], [96, 82], 'strong', 20),
  line([96, 82], [96, 104], 'strong', 18),
  slot([12, 86], [74, 10], 'control'),
  slot([87, 101], [34, 14], 'brand'),
  { kind: 'frame', at: [198, 78], size: [14, 22], radius: 7, stroke: 'strong', width: 5 },
  ...suitcase([122, 63], 52),
  slot([124, 54], [64, 10], 'brand'),
  line([184, 58], [197, 24], 'brand', 10),
  ...arm([54, 66], [134, 46]),
  ...head([54, 31]),
  ...smile([54, 31]),
  ...carrier,
]);

/** The price tag at an armchair. */
const tag = (fill: Tone, width: number) =>
  cutOut(
    [
      [196, 60],
      [214, 60],
      [225, 73],
      [225, 110],
      [185, 110],
      [185, 73],
    ],
    fill,
    width,
  );

/** Contract to hire: in a showroom, she tries an armchair. Her cat sniffs at the price tag, which is still on. */
export const contractToHire = room('quiet', [
  panel([8, 8], [190, 100], 14, 'subtle'),
  ...back(12),
  panel([66, 50], [50, 46], 18, 'brand'),
  line([100, 86], [156, 74], 'strong', 22),
  line([156, 74], [196, 38], 'strong', 20),
  line([200, 38], [214, 15], 'brand', 19),
  ...side(12),
  ...arm([92, 68], [146, 60]),
  ...head([94, 33]),
  ...smile([94, 33]),
  tag('strong', 12),
  tag('match', 4),
  line([144, 82], [204, 68], 'strong', 4),
  { kind: 'dot', at: [205, 68], r: 5, fill: 'strong' },
  ...dollarSign([205, 92], 16, 'strong'),
  { kind: 'match', from: [280, 100], to: [290, 46], stroke: 'raised', width: 11 },
  panel([244, 70], [50, 45], 22, 'raised'),
  slot([234, 101], [34, 14], 'raised'),
  ...catHead([256, 68]),
  { kind: 'dots', at: [244, 64], count: 2, gap: 17, r: 4.5, fill: 'strong' },
  { kind: 'dot', at: [238, 75], r: 4.5, fill: 'strong' },
]);

/** A lamp that is on. */
const lamp: readonly Shape[] = [
  line([40, 40], [40, 108], 'raised', 8),
  slot([18, 105], [44, 10], 'raised'),
  cutOut(
    [
      [28, 14],
      [52, 14],
      [66, 50],
      [14, 50],
    ],
    'match',
    10,
  ),
];

/** Permanent hiring: she sleeps at home, with a cat on her lap. Her suitcase is her footstool. */
export const permanent = room('brand', [
  ...lamp,
  ...back(62),
  ...suitcase([210, 88], 27),
  line([246, 78], [254, 48], 'subtle', 19),
  line([160, 84], [226, 78], 'quiet', 30),
  line([232, 78], [238, 46], 'raised', 20),
  panel([86, 56], [50, 44], 18, 'strong'),
  ...side(62),
  panel([130, 66], [90, 38], 17, 'quiet'),
  panel([134, 42], [68, 38], 19, 'raised'),
  ...[150, 164].map((x) => line([x, 46], [x, 58], 'control', 6)),
  ...catHead([196, 60]),
  ...closedEyes([186, 58]),
  { kind: 'dot', at: [194, 68], r: 3.5, fill: 'strong' },
  line([112, 76], [140, 74], 'strong', 18),
  { kind: 'dot', at: [142, 74], r: 11, fill: 'quiet' },
  ...head([112, 36]),
  ...closedEyes([111, 40]),
  { kind: 'dot', at: [121, 54], r: 5, fill: 'strong' },
  snore([222, 12], 12, 3.36),
  snore([250, 10], 20, 5.6),
]);
