import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A waitress in an apron, in front of an arch. */
const waitress: readonly Shape[] = [
  panel([0, 20], [184, 310], 92, 'quiet'),
  panel([0, 180], [184, 150], 0, 'quiet'),
  {
    kind: 'face',
    at: [90, 298],
    size: 240,
    ...looks.bun,
    skin: 'subtle',
    clothes: 'raised',
    collar: 'strong',
  },
  panel([5, 297], [170, 40], 0, 'raised'),
  panel([54, 262], [72, 76], 14, 'strong'),
];

/** The teapot’s handle, lid, foot, and body. */
const teapot: readonly Shape[] = [
  { kind: 'arc', at: [180, 98], r: 34, from: 180, to: 360, stroke: 'brand', width: 15 },
  { kind: 'dot', at: [222, 26], r: 15, fill: 'brand' },
  slot([186, 38], [72, 22], 'brand'),
  slot([192, 140], [60, 18], 'brand'),
  panel([168, 46], [108, 104], 48, 'match'),
];

/** A spout that turns down above a cup, and what it pours. */
const spout = (y: number, x: number, end: number): readonly Shape[] => [
  line([x, y + 40], [x, end], 'raised', 12),
  line([232, y], [x - 22, y], 'match', 22),
  { kind: 'arc', at: [x - 22, y + 22], r: 22, from: 0, to: 90, stroke: 'match', width: 22 },
  line([x, y + 22], [x, y + 34], 'match', 22),
];

/** The tag of a tea bag: a page with lines. */
const tag: readonly Shape[] = [
  line([210, 56], [210, 84], 'strong', 4),
  panel([188, 82], [44, 52], 6, 'raised'),
  ...[96, 108, 120].map((y) => line([198, y], [y > 110 ? 214 : 222, y], 'strong', 5)),
];

/** The arm that holds it. */
const arm: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [150, 276],
      [188, 228],
      [152, 128],
    ],
    stroke: 'raised',
    width: 34,
  },
  { kind: 'dot', at: [148, 104], r: 22, fill: 'subtle' },
];

/** A cup for each format. */
const cups: readonly Shape[] = [
  cutOut(
    [
      [230, 222],
      [298, 222],
      [292, 318],
      [236, 318],
    ],
    'raised',
    16,
  ),
  onBright(centered(heading([264, 266], 'Print', 27))),
  cutOut(
    [
      [320, 252],
      [386, 252],
      [374, 318],
      [332, 318],
    ],
    'raised',
    16,
  ),
  onBright(centered(heading([353, 280], 'Web', 26))),
  { kind: 'arc', at: [460, 280], r: 14, from: 0, to: 180, stroke: 'raised', width: 9 },
  panel([406, 236], [58, 90], 12, 'raised'),
  onBright(centered(heading([435, 280], 'TV', 28))),
];

/**
 * One-step publishing: a waitress holds one teapot with three spouts, which fills the cups of print,
 * web, and TV at once. The tag of its tea bag is a page.
 */
export const oneTeapot: Composition = {
  width: 480,
  height: 372,
  shapes: [
    ...waitress,
    ...teapot,
    ...spout(130, 270, 240),
    ...spout(98, 353, 260),
    ...spout(66, 435, 244),
    ...tag,
    ...arm,
    ...cups,
    panel([12, 330], [456, 42], 0, 'quiet'),
    slot([0, 322], [480, 20], 'brand'),
  ],
};
