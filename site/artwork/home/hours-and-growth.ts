import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** A rooster in its day, and an owl in its night. Their wings meet above the hours that they share. */
export const sharedHours = pieceOn('brand', [
  { kind: 'dot', at: [50, 38], r: 34, fill: 'quiet' },
  { kind: 'dot', at: [278, 26], r: 20, fill: 'raised' },
  { kind: 'dot', at: [270, 20], r: 18, fill: 'background' },
  slot([0, 70], [210, 34], 'raised'),
  panel([150, 70], [150, 34], 17, 'strong'),
  panel([96, 70], [108, 34], 0, 'match'),
  onBright(centered(strong([150, 88], '4 hours', 25))),
  // The rooster.
  ...[22, 36, 50].map(
    (y): Shape => ({ kind: 'match', from: [60, 56], to: [18, y], stroke: 'strong', width: 10 }),
  ),
  ...[62, 78].map((x) => line([x, 58], [x, 72], 'strong', 5)),
  { kind: 'dots', at: [78, 8], count: 3, gap: 9, r: 7, fill: 'strong' },
  line([76, 50], [144, 28], 'raised', 16),
  cutOut(
    [
      [82, 22],
      [92, 22],
      [86, 52],
      [58, 52],
    ],
    'raised',
    22,
  ),
  cutOut(
    [
      [104, 18],
      [116, 22],
      [104, 27],
    ],
    'quiet',
    4,
  ),
  { kind: 'dot', at: [93, 20], r: 4, fill: 'strong' },
  // The owl.
  line([220, 50], [156, 28], 'quiet', 16),
  cutOut(
    [
      [204, 10],
      [226, 18],
      [248, 10],
      [248, 52],
      [238, 64],
      [214, 64],
      [204, 52],
    ],
    'quiet',
    14,
  ),
  { kind: 'dots', at: [213, 30], count: 2, gap: 26, r: 14, fill: 'raised' },
  { kind: 'dots', at: [213, 30], count: 2, gap: 26, r: 6, fill: 'strong' },
  slot([222, 40], [8, 12], 'strong'),
]);

/** A bicycle for three, with one rider and a sign for the two saddles that are free. */
export const growth = pieceOn('subtle', [
  ...[34, 266].map(
    (x): Shape => ({ kind: 'dot', at: [x, 74], r: 25, stroke: 'control', width: 9 }),
  ),
  {
    kind: 'line',
    points: [
      [60, 46],
      [240, 46],
      [190, 74],
      [34, 74],
      [60, 46],
      [240, 46],
      [266, 74],
      [236, 22],
      [258, 22],
    ],
    stroke: 'brand',
    width: 10,
  },
  ...[66, 138].flatMap((x): readonly Shape[] => [
    line([x, 28], [x, 74], 'brand', 10),
    slot([x - 25, 14], [50, 16], 'control'),
  ]),
  panel([57, 52], [90, 38], 8, 'match'),
  onBright(centered(strong([102, 72], '2 free', 25))),
  line([192, 76], [184, 95], 'brand', 16),
  line([204, 76], [222, 94], 'brand', 16),
  { kind: 'face', at: [198, 76], size: 76, ...looks.headscarf, clothes: 'quiet' },
  line([214, 66], [242, 32], 'quiet', 16),
  { kind: 'dot', at: [244, 24], r: 10, fill: 'raised' },
]);
