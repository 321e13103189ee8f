import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';
import { sleepingHare } from './sleeping-hare.ts';

/** A rocket on the shell, with its flame. */
const rocket: readonly Shape[] = [
  cutOut(
    [
      [204, 106],
      [164, 96],
      [174, 112],
      [136, 122],
      [174, 132],
      [164, 148],
      [204, 138],
    ],
    'match',
    8,
  ),
  cutOut(
    [
      [218, 110],
      [198, 94],
      [198, 150],
      [218, 134],
    ],
    'control',
    8,
  ),
  line([218, 122], [240, 122], 'raised', 30),
  { kind: 'dot', at: [238, 122], r: 7, fill: 'brand' },
];

/** A tortoise on roller skates, with a helmet and goggles. */
const tortoise: readonly Shape[] = [
  line([222, 146], [206, 162], 'quiet', 26),
  line([334, 146], [356, 162], 'quiet', 26),
  ...[186, 338].flatMap((x): readonly Shape[] => [
    slot([x, 160], [52, 16], 'brand'),
    { kind: 'dots', at: [x + 12, 181], count: 2, gap: 28, r: 9, fill: 'control' },
  ]),
  {
    kind: 'line',
    points: [
      [330, 136],
      [374, 136],
      [398, 112],
    ],
    stroke: 'quiet',
    width: 28,
  },
  cutOut(
    [
      [208, 140],
      [214, 116],
      [238, 98],
      [278, 90],
      [318, 98],
      [342, 116],
      [348, 140],
    ],
    'brand',
    16,
  ),
  ...[
    [264, 104],
    [288, 122],
  ].map(([x = 0, y = 0]) =>
    cutOut(
      [
        [x - 10, y],
        [x - 5, y - 9],
        [x + 5, y - 9],
        [x + 10, y],
        [x + 5, y + 9],
        [x - 5, y + 9],
      ],
      'quiet',
      4,
    ),
  ),
  slot([190, 138], [176, 16], 'quiet'),
  { kind: 'dot', at: [402, 102], r: 32, fill: 'brand' },
  { kind: 'dot', at: [409, 110], r: 27, fill: 'quiet' },
  line([374, 92], [410, 100], 'strong', 6),
  { kind: 'dot', at: [414, 101], r: 13, fill: 'raised', stroke: 'strong', width: 5 },
  { kind: 'dot', at: [417, 102], r: 5, fill: 'strong' },
  { kind: 'arc', at: [412, 116], r: 11, from: 90, to: 230, stroke: 'strong', width: 4 },
];

/** A candidate in the saddle, who waves an application. */
const rider: readonly Shape[] = [
  { kind: 'face', at: [286, 104], size: 100, ...looks.curls, hair: 'brand', clothes: 'quiet' },
  line([260, 96], [214, 54], 'quiet', 28),
  panel([168, 8], [64, 44], 6, 'brand'),
  {
    kind: 'line',
    points: [
      [174, 15],
      [200, 34],
      [226, 15],
    ],
    stroke: 'raised',
    width: 5,
  },
  { kind: 'dot', at: [213, 49], r: 13, fill: 'raised' },
];

/** The candidate’s leg, and the other arm with the rein. */
const rein: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [292, 98],
      [330, 106],
      [318, 130],
    ],
    stroke: 'raised',
    width: 24,
  },
  slot([304, 126], [44, 18], 'strong'),
  line([352, 96], [404, 122], 'strong', 4),
  line([304, 91], [340, 95], 'quiet', 28),
  { kind: 'dot', at: [350, 95], r: 13, fill: 'raised' },
];

/**
 * A candidate with an application rides a tortoise with a rocket to the flag of day 11. A hare in a
 * suit is still asleep.
 */
export const rocketTortoise: Composition = {
  width: 480,
  height: 190,
  shapes: [
    line([460, 12], [460, 185], 'brand', 10),
    panel([336, 10], [124, 54], 6, 'match'),
    onBright(centered(heading([397, 38], 'Day 11', 34))),
    strong([112, 58], 'Zzz', 26),
    ...sleepingHare,
    ...rider,
    ...tortoise,
    ...rocket,
    ...rein,
  ],
};
