import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, outline, panel, slot } from '../figure-shapes.ts';
import { button, heading, onBright, plain, strong } from '../figure-words.ts';

/** A spruce in the photo, from its top. */
const spruce = ([x, y]: Point, height: number): readonly Shape[] => [
  line([x, y + height * 0.7], [x, y + height], 'strong', 6),
  cutOut(
    [
      [x, y],
      [x + height * 0.24, y + height * 0.74],
      [x - height * 0.24, y + height * 0.74],
    ],
    'brand',
    6,
  ),
];

/** A signature, written with a finger. */
const signature = ([x, y]: Point): readonly Shape[] => [
  { kind: 'match', from: [x, y + 14], to: [x + 22, y - 14], stroke: 'text', width: 3 },
  {
    kind: 'match',
    from: [x + 22, y - 14],
    to: [x + 14, y + 14],
    direction: 'down',
    stroke: 'text',
    width: 3,
  },
  { kind: 'match', from: [x + 14, y + 14], to: [x + 52, y - 4], stroke: 'text', width: 3 },
  { kind: 'match', from: [x + 52, y - 4], to: [x + 76, y + 10], stroke: 'text', width: 3 },
  { kind: 'match', from: [x + 76, y + 10], to: [x + 118, y + 2], stroke: 'text', width: 3 },
];

/** A row of the paper form, which lies at an angle: a box to check, and a line to write on. */
const blank = ([x, y]: Point): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x, y],
      [x + 18, y - 3.4],
      [x + 21.4, y + 14.6],
      [x + 3.4, y + 18],
      [x, y],
    ],
    stroke: 'control',
    width: 2.5,
  },
  line([x + 36, y + 12], [x + 150, y - 10], 'control', 2.5),
];

/**
 * The report of a crew without a signal, with buttons for gloves, in front of the paper form it
 * replaced, and how many reports were lost before and after.
 */
export const winterReport: Composition = {
  width: 480,
  height: 440,
  shapes: [
    cutOut(
      [
        [8, 60],
        [220, 20],
        [276, 330],
        [64, 370],
      ],
      'subtle',
      12,
    ),
    line([40, 100], [112, 86], 'strong', 7),
    ...[0, 1, 2].flatMap((index) => blank([50 + index * 9, 146 + index * 48])),
    panel([182, 0], [298, 440], 46, 'background'),
    panel([190, 0], [290, 440], 44, 'control'),
    panel([200, 10], [270, 420], 35, 'surface'),
    slot([300, 22], [70, 10], 'control'),
    heading([222, 72], 'Report 60', 28),
    plain([222, 106], 'No signal', 'muted', 21),
    ...[0, 1, 2, 3].map((bar) =>
      outline([400 + bar * 13, 106 - bar * 6], [8, 9 + bar * 6], 3, 'control'),
    ),
    panel([222, 130], [226, 108], 14, 'raised'),
    panel([222, 130], [226, 80], 14, 'quiet'),
    panel([222, 160], [226, 58], 0, 'quiet'),
    ...spruce([254, 160], 58),
    ...spruce([290, 140], 78),
    line([352, 210], [430, 204], 'strong', 7),
    cutOut(
      [
        [326, 212],
        [394, 186],
        [398, 224],
      ],
      'brand',
      6,
    ),
    outline([222, 250], [226, 70], 14, 'control'),
    ...signature([248, 284]),
    ...button([222, 332], [226, 80], {
      fill: 'raised',
      text: 'Save',
      radius: 22,
      size: 28,
    }),
    panel([0, 250], [214, 166], 28, 'background'),
    panel([0, 258], [206, 150], 20, 'match'),
    onBright(strong([24, 288], 'Lost reports', 21)),
    onBright(heading([23, 333], 'None', 42)),
    onBright(plain([24, 378], '11 on paper', 'strong', 21)),
  ],
};
