import type { Composition, Shape, Tone } from '#design-system';
import { block, cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { heading, onBrand, onBright, strong, struck } from '../figure-words.ts';

/** The roof of the stall, with lights and the certificate on a string. */
const roof: readonly Shape[] = [
  { kind: 'frame', at: [106, 40], size: [358, 300], radius: 0, stroke: 'brand', width: 14 },
  panel([90, 8], [390, 54], 18, 'raised'),
  ...[168, 324].map((x) => panel([x, 8], [78, 58], 18, 'brand')),
  panel([82, 0], [398, 26], 10, 'strong'),
  line([262, 70], [456, 70], 'strong', 3),
  { kind: 'dots', at: [274, 78], count: 8, gap: 24, r: 8, fill: 'raised' },
  panel([314, 64], [92, 64], 6, 'raised'),
  line([330, 82], [390, 82], 'strong', 7),
  { kind: 'dot', at: [384, 107], r: 12, fill: 'brand' },
];

/** The laptop, with the result. */
const laptop: readonly Shape[] = [
  panel([276, 138], [204, 118], 16, 'strong'),
  panel([285, 147], [186, 104], 9, 'match'),
  onBright(strong([304, 170], 'Passed', 28)),
  { kind: 'tick', at: [440, 170], r: 15, stroke: 'strong', width: 8 },
  onBright(heading([302, 218], '78%', 54)),
  ...struck(onBright(strong([417, 224], '62%', 22)), 42),
];

/** The cup on the sign. */
const cup: readonly Shape[] = [
  { kind: 'arc', at: [396, 326], r: 16, from: 0, to: 180, stroke: 'raised', width: 9 },
  panel([322, 300], [76, 54], 20, 'raised'),
  slot([310, 358], [100, 11], 'raised'),
];

/** The kettle on its stove, next to the counter. */
const kettle: readonly Shape[] = [
  { kind: 'match', from: [14, 246], to: [36, 156], direction: 'down', stroke: 'raised', width: 9 },
  { kind: 'arc', at: [62, 250], r: 30, from: -80, to: 80, stroke: 'strong', width: 9 },
  line([40, 290], [14, 262], 'raised', 14),
  cutOut(
    [
      [36, 296],
      [88, 296],
      [80, 254],
      [44, 254],
    ],
    'raised',
    16,
  ),
  panel([8, 312], [104, 88], 14, 'raised'),
  slot([0, 302], [120, 18], 'strong'),
  slot([30, 342], [60, 34], 'strong'),
];

/** A short line that is a dot. */
const spot = (x: number, y: number, stroke: Tone, width: number) =>
  line([x, y], [x + 0.1, y], stroke, width);

/** A stool, and a dog that sleeps under a sparrow. */
const street: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-98, 395],
      [-88, 346],
      [-52, 346],
      [-42, 395],
    ],
    stroke: 'brand',
    width: 10,
  },
  line([-96, 340], [-44, 340], 'raised', 18),
  line([-318, 388], [-350, 380], 'raised', 14),
  line([-300, 372], [-226, 372], 'raised', 56),
  line([-190, 382], [-168, 386], 'raised', 28),
  line([-200, 372], [-206, 390], 'brand', 16),
  spot(-156, 382, 'strong', 10),
  line([-186, 381], [-179, 381], 'strong', 3.5),
  line([-286, 334], [-262, 332], 'brand', 22),
  line([-302, 324], [-288, 334], 'brand', 8),
  spot(-257, 322, 'brand', 20),
  line([-246, 323], [-242, 324], 'strong', 6),
];

/** The bicycle for deliveries, with a crate. */
const bicycle: readonly Shape[] = [
  ...[-642, -494].flatMap((x) => [spot(x, 358, 'brand', 84), spot(x, 358, 'background', 62)]),
  {
    kind: 'line',
    points: [
      [-500, 302],
      [-522, 304],
      [-494, 358],
      [-516, 316],
      [-606, 320],
      [-642, 358],
      [-572, 358],
      [-516, 316],
      [-572, 358],
      [-612, 304],
      [-592, 304],
      [-624, 304],
    ],
    stroke: 'strong',
    width: 9,
  },
  block([-694, 296], [58, 24], 'raised'),
];

/**
 * A student at her tea stall in the evening. Her laptop shows that she passed at 78% after 62%, and
 * the certificate hangs from the roof. A dog sleeps, with a sparrow on its back.
 */
export const secondExam: Composition = {
  width: 480,
  height: 400,
  bleeds: true,
  shapes: [
    { kind: 'dot', at: [38, 46], r: 34, fill: 'raised' },
    { kind: 'dot', at: [54, 36], r: 29, fill: 'background' },
    ...roof,
    { kind: 'face', at: [194, 258], size: 214, ...looks.longHair, wears: 'earrings' },
    ...laptop,
    line([240, 242], [272, 212], 'brand', 28),
    { kind: 'dots', at: [279, 194], count: 3, gap: 14, r: 8, fill: 'raised', direction: 'down' },
    ...[132, 170].map((x) => panel([x, 224], [28, 36], 8, 'raised')),
    panel([92, 262], [380, 138], 0, 'brand'),
    slot([82, 254], [398, 20], 'strong'),
    onBrand(heading([148, 330], 'Tea', 80)),
    ...cup,
    ...kettle,
    ...street,
    ...bicycle,
  ],
};
