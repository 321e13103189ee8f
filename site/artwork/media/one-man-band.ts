import type { Composition, Shape } from '#design-system';
import { cutOut, dollarSign, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** The drum on his back, and its beater. */
const drum: readonly Shape[] = [
  { kind: 'dot', at: [114, 162], r: 114, fill: 'brand' },
  { kind: 'dot', at: [114, 162], r: 95, fill: 'raised' },
  onBright(centered(heading([106, 146], 'Print', 48))),
  line([66, 350], [52, 262], 'strong', 10),
  { kind: 'dot', at: [50, 252], r: 24, fill: 'strong' },
];

/** The horn around him. */
const horn: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [396, 130],
      [388, 244],
      [350, 310],
      [290, 330],
    ],
    stroke: 'brand',
    width: 34,
  },
  { kind: 'dot', at: [398, 82], r: 82, fill: 'brand' },
  { kind: 'dot', at: [398, 82], r: 68, fill: 'raised' },
  { kind: 'dot', at: [398, 82], r: 61, fill: 'brand' },
  onBrand(centered(heading([398, 83], 'Radio', 39))),
];

/** The musician, who steps on the pedal. */
const musician: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [240, 306],
      [168, 300],
      [144, 338],
    ],
    stroke: 'subtle',
    width: 36,
  },
  line([288, 306], [290, 346], 'subtle', 38),
  panel([200, 226], [128, 96], 30, 'strong'),
  {
    kind: 'face',
    at: [264, 252],
    size: 204,
    ...looks.mustache,
    clothes: 'strong',
    collar: 'raised',
  },
  cutOut(
    [
      [232, 80],
      [240, 46],
      [288, 46],
      [296, 80],
    ],
    'strong',
    20,
  ),
  panel([223, 68], [82, 14], 0, 'quiet'),
  slot([204, 82], [120, 16], 'strong'),
  cutOut(
    [
      [78, 362],
      [166, 354],
      [166, 362],
      [66, 362],
    ],
    'match',
    20,
  ),
  slot([108, 328], [76, 26], 'brand'),
  slot([258, 346], [76, 26], 'brand'),
];

/** The banjo in his hands. */
const banjo: readonly Shape[] = [
  line([214, 246], [186, 284], 'strong', 32),
  line([240, 282], [380, 224], 'subtle', 16),
  {
    kind: 'line',
    points: [
      [312, 244],
      [346, 280],
      [352, 246],
    ],
    stroke: 'strong',
    width: 30,
  },
  { kind: 'dot', at: [352, 236], r: 17, fill: 'raised' },
  { kind: 'dot', at: [240, 284], r: 54, fill: 'brand' },
  { kind: 'dot', at: [240, 284], r: 44, fill: 'raised' },
  onBright(centered(heading([244, 284], 'Web', 35))),
  { kind: 'dot', at: [190, 296], r: 17, fill: 'raised' },
];

/** A monkey that collects the money in a cup. */
const monkey: readonly Shape[] = [
  panel([390, 280], [70, 86], 34, 'strong'),
  ...[380, 466].map((x): Shape => ({ kind: 'dot', at: [x, 252], r: 14, fill: 'strong' })),
  { kind: 'dot', at: [423, 250], r: 40, fill: 'strong' },
  panel([396, 240], [54, 46], 22, 'raised'),
  { kind: 'dots', at: [411, 256], count: 2, gap: 24, r: 5, fill: 'strong' },
  { kind: 'arc', at: [423, 262], r: 11, from: 100, to: 260, stroke: 'strong', width: 4 },
  cutOut(
    [
      [406, 212],
      [410, 194],
      [436, 194],
      [440, 212],
    ],
    'raised',
    10,
  ),
  ...[-1, 1].flatMap((side): readonly Shape[] => [
    slot([404 + side * 32, 354], [38, 18], 'strong'),
    {
      kind: 'line',
      points: [
        [423 + side * 26, 304],
        [423 + side * 46, 334],
        [423 + side * 26, 334],
      ],
      stroke: 'strong',
      width: 16,
    },
  ]),
  { kind: 'dot', at: [423, 308], r: 19, fill: 'subtle' },
  ...dollarSign([423, 302], 10, 'strong'),
  cutOut(
    [
      [401, 318],
      [445, 318],
      [438, 352],
      [408, 352],
    ],
    'raised',
    10,
  ),
  ...[396, 450].map((x): Shape => ({ kind: 'dot', at: [x, 335], r: 10, fill: 'raised' })),
];

/** One-step publishing: with one step on the pedal, a musician plays print, radio, and the web. */
export const oneManBand: Composition = {
  width: 480,
  height: 372,
  shapes: [...drum, ...horn, ...musician, ...banjo, ...monkey],
};
