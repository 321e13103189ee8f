import type { Composition, Shape } from '#design-system';
import { bleed, block, cutOut, exclamation, ground, line, panel } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong, struck } from '../figure-words.ts';
import { souvenirCrab } from './souvenir-crab.ts';

/** City hall’s banner, from far above. */
const banner: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [16, -bleed],
      [220, -bleed],
      [220, 156],
      [118, 122],
      [16, 156],
    ],
    fill: 'match',
  },
  onBright(centered(heading([118, 50], '2 of 100', 46))),
  onBright(centered(plain([118, 92], 'returned now', 'strong', 25))),
];

/** The head of permits leans on the screen and waves goodbye. */
const clerk: readonly Shape[] = [
  line([302, 226], [262, 166], 'brand', 36),
  {
    kind: 'face',
    at: [354, 280],
    size: 272,
    skin: 'raised',
    hair: 'control',
    cut: 'bob',
    clothes: 'brand',
    collar: 'raised',
    wears: 'glasses',
  },
  line([330, 220], [424, 220], 'brand', 34),
  { kind: 'dot', at: [440, 220], r: 18, fill: 'raised' },
  { kind: 'dot', at: [254, 148], r: 18, fill: 'raised' },
  ...[
    [236, 128],
    [246, 118],
    [260, 117],
    [276, 136],
  ].map(([x = 0, y = 0]) => line([255, 146], [x, y], 'raised', 10)),
];

/** The page on the screen. */
const form: readonly Shape[] = [
  panel([306, 410], [92, 40], 0, 'strong'),
  {
    kind: 'frame',
    at: [230, 240],
    size: [244, 180],
    radius: 14,
    fill: 'raised',
    stroke: 'strong',
    width: 12,
  },
  onBright(heading([250, 271], 'Permit form', 29)),
  ...struck(plain([250, 302], '44', 'strong', 23), 26),
  onBright(strong([286, 302], '25 questions', 23)),
  onBright(strong([250, 338], 'Lot number', 23)),
  { kind: 'frame', at: [250, 356], size: [204, 46], radius: 10, stroke: 'strong', width: 4 },
  { kind: 'dot', at: [274, 379], r: 12, fill: 'strong' },
  ...exclamation([274, 378], 7, 'raised'),
  onBright(plain([296, 380], 'Still missing', 'strong', 23)),
];

/** The sea at the crab’s feet, with a fish that also wears sunglasses. */
const sea: readonly Shape[] = [
  { kind: 'dots', at: [-bleed, 702], count: 35, gap: 96, r: 56, fill: 'raised' },
  { kind: 'dots', at: [-bleed, 716], count: 35, gap: 96, r: 56, fill: 'strong' },
  ground(716, 'strong'),
  cutOut(
    [
      [280, 820],
      [420, 760],
      [420, 880],
    ],
    'quiet',
    24,
  ),
  line([168, 820], [300, 820], 'quiet', 156),
  line([116, 796], [270, 796], 'strong', 9),
  { kind: 'dots', at: [140, 808], count: 2, gap: 74, r: 23, fill: 'strong' },
];

/**
 * A crab in sunglasses takes a souvenir home: a snow globe with the stamp for incomplete forms. The head
 * of permits waves goodbye behind the screen, where the form says what is missing. City hall’s banner
 * has the new number. The sea is below.
 */
export const retiredStamp: Composition = {
  width: 480,
  height: 640,
  bleeds: true,
  shapes: [
    ...banner,
    ...clerk,
    ...form,
    block([-bleed, 450], [480 + 2 * bleed, 150], 'strong'),
    line([-bleed, 450], [480 + bleed, 450], 'raised', 20),
    { ...centered(heading([366, 528], 'Permits', 54)), fill: 'raised' },
    ground(600, 'brand'),
    ...sea,
    ...souvenirCrab,
  ],
};
