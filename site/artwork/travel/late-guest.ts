import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** Her umbrella, which the storm has turned inside out. */
const brokenUmbrella: readonly Shape[] = [
  line([388, 240], [424, 138], 'raised', 9),
  cutOut(
    [
      [388, 56],
      [396, 110],
      [424, 140],
      [460, 122],
      [474, 82],
      [454, 88],
      [434, 62],
      [410, 76],
    ],
    'quiet',
    10,
  ),
  ...(
    [
      [386, 50],
      [436, 52],
      [476, 78],
    ] as const
  ).map((tip) => line([424, 140], tip, 'strong', 5)),
];

/** Her suitcase, whose sticker says why she is late. */
const suitcase: readonly Shape[] = [
  { kind: 'frame', at: [396, 252], size: [46, 60], radius: 12, stroke: 'strong', width: 10 },
  { kind: 'dots', at: [384, 398], count: 2, gap: 70, r: 12, fill: 'strong' },
  panel([360, 288], [118, 106], 18, 'raised'),
  ...[306, 366].map((y) => panel([360, y], [118, 10], 0, 'quiet')),
  onBright(centered(strong([419, 342], 'Delayed', 27))),
];

/** A guest in a raincoat, with her suitcase and an umbrella that didn’t survive the trip. */
export const lateGuest: readonly Shape[] = [
  ...brokenUmbrella,
  ...[266, 310].map((x) => line([x, 360], [x, 384], 'strong', 34)),
  ...[236, 290].map((x) => slot([x, 384], [52, 26], 'raised')),
  {
    kind: 'line',
    points: [
      [322, 290],
      [366, 282],
      [388, 234],
    ],
    stroke: 'quiet',
    width: 30,
  },
  { kind: 'dot', at: [390, 226], r: 16, fill: 'raised' },
  cutOut(
    [
      [240, 312],
      [336, 312],
      [346, 362],
      [230, 362],
    ],
    'quiet',
    18,
  ),
  { kind: 'face', at: [288, 314], size: 164, ...looks.bob, skin: 'raised', clothes: 'quiet' },
  line([288, 310], [288, 366], 'strong', 3),
  cutOut(
    [
      [262, 184],
      [270, 160],
      [304, 160],
      [314, 184],
    ],
    'quiet',
    18,
  ),
  line([244, 192], [332, 192], 'quiet', 16),
  ...suitcase,
];
