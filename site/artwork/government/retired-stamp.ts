import type { Composition, Point, Shape } from '#design-system';
import { cutOut, exclamation, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong, struck } from '../figure-words.ts';
import { ribbonCrab } from './ribbon-crab.ts';

const snow: readonly Point[] = [
  [144, 70],
  [168, 112],
  [148, 158],
  [40, 146],
];

/** The stamp in its snow globe. */
const globe: readonly Shape[] = [
  panel([4, 34], [196, 366], 98, 'line'),
  { kind: 'dot', at: [102, 112], r: 30, fill: 'brand' },
  line([102, 130], [102, 190], 'brand', 26),
  cutOut(
    [
      [80, 188],
      [124, 188],
      [164, 212],
      [40, 212],
    ],
    'brand',
    12,
  ),
  panel([18, 212], [168, 50], 8, 'raised'),
  onBright(centered(heading([102, 238], 'Incomplete', 28))),
  panel([28, 258], [148, 16], 0, 'strong'),
  slot([8, 270], [188, 24], 'raised'),
  panel([0, 278], [204, 30], 10, 'strong'),
  ...snow.map((at): Shape => ({ kind: 'dot', at, r: 6, fill: 'raised' })),
  { kind: 'arc', at: [102, 132], r: 82, from: 284, to: 326, stroke: 'raised', width: 8 },
];

/** The page, on a screen that the clerk looks over. */
const form: readonly Shape[] = [
  { kind: 'face', at: [346, 163], size: 190, ...looks.bob },
  panel([300, 260], [90, 46], 0, 'strong'),
  {
    kind: 'frame',
    at: [220, 100],
    size: [254, 180],
    radius: 14,
    fill: 'surface',
    stroke: 'strong',
    width: 12,
  },
  ...[272, 420].map((x) => slot([x - 20, 84], [40, 24], 'quiet')),
  heading([244, 132], 'Permit form', 29),
  ...struck(plain([244, 164], '44', 'muted', 23), 26),
  strong([280, 164], '25 questions', 23),
  strong([244, 196], 'Lot number', 23),
  { kind: 'frame', at: [244, 214], size: [206, 46], radius: 10, stroke: 'text', width: 4 },
  { kind: 'dot', at: [268, 237], r: 12, fill: 'text' },
  ...exclamation([268, 236], 7, 'surface'),
  plain([292, 238], 'Still missing', 'text', 23),
];

/**
 * The stamp for incomplete forms, a souvenir in a snow globe on the counter. The clerk looks over the
 * page that replaced it, which finds the missing answer. A
 * crab cuts a ribbon.
 */
export const retiredStamp: Composition = {
  width: 480,
  height: 406,
  bleeds: true,
  shapes: [
    ...ribbonCrab,
    ...globe,
    ...form,
    panel([4, 310], [472, 96], 0, 'strong'),
    slot([0, 302], [480, 22], 'brand'),
    { ...centered(heading([106, 348], '37 of 100', 34)), fill: 'raised' },
    centered(plain([106, 382], 'forms returned', 'raised', 23)),
    panel([228, 332], [226, 66], 12, 'match'),
    onBright(centered(heading([340, 352], '2 of 100', 36))),
    onBright(centered(plain([340, 382], 'returned now', 'text', 23))),
  ],
};
