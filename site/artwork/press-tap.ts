import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, onCircle, panel } from './figure-shapes.ts';
import { centered, heading, onBrand } from './figure-words.ts';

const wheel: Point = [64, 106];
const dial: Point = [184, 100];

/** The frame with its flywheel, and in it the ram, a bracket, and the die that gives it its shape. */
const press: readonly Shape[] = [
  { kind: 'dot', at: wheel, r: 51, stroke: 'control', width: 18 },
  ...[30, 90, 150].map((degrees) =>
    line(onCircle(wheel, 48, degrees), onCircle(wheel, 48, degrees + 180), 'control', 9),
  ),
  panel([72, 24], [224, 148], 28, 'brand'),
  panel([90, 140], [188, 190], 0, 'brand'),
  panel([118, 172], [132, 130], 0, 'background'),
  panel([54, 302], [260, 74], 20, 'brand'),
  ...[148, 220].map((x) => line([x, 172], [x, 210], 'control', 12)),
  panel([124, 196], [120, 34], 6, 'quiet'),
  cutOut(
    [
      [150, 230],
      [218, 230],
      [184, 250],
    ],
    'quiet',
    6,
  ),
  {
    kind: 'line',
    points: [
      [132, 254],
      [184, 283],
      [236, 254],
    ],
    stroke: 'raised',
    width: 9,
  },
  {
    kind: 'line',
    points: [
      [124, 302],
      [124, 272],
      [146, 272],
      [184, 295],
      [222, 272],
      [244, 272],
      [244, 302],
    ],
    fill: 'quiet',
  },
  onBrand(centered(heading([184, 340], '1998', 40))),
];

/** Its pressure gauge, which looks like a face. */
const gauge: readonly Shape[] = [
  { kind: 'dot', at: dial, r: 52, fill: 'raised', stroke: 'quiet', width: 12 },
  ...[-120, -75, -30, 30, 75, 120].map((degrees) =>
    line(onCircle(dial, 38, degrees), onCircle(dial, 41, degrees), 'strong', 4),
  ),
  { kind: 'dots', at: [166, 94], count: 2, gap: 36, r: 5.5, fill: 'strong' },
  line([184, 106], [197, 72], 'strong', 5),
  { kind: 'arc', at: [184, 104], r: 22, from: 120, to: 240, stroke: 'strong', width: 5 },
];

/** The clamp around the cable, and the way of its readings. */
const clamp: readonly Shape[] = [
  panel([376, 290], [40, 28], 8, 'match'),
  { kind: 'dot', at: [396, 340], r: 24, stroke: 'match', width: 12 },
  line([396, 276], [396, 216], 'match', 8),
  {
    kind: 'line',
    points: [
      [378, 232],
      [396, 214],
      [414, 232],
    ],
    stroke: 'match',
    width: 8,
  },
];

/** The gateway, with the readings of seven days. */
const gateway: readonly Shape[] = [
  line([346, 90], [346, 34], 'control', 8),
  panel([324, 72], [152, 122], 22, 'raised'),
  panel([337, 85], [126, 66], 10, 'strong'),
  {
    kind: 'line',
    points: [
      [350, 120],
      [364, 120],
      [376, 100],
      [390, 138],
      [404, 108],
      [414, 120],
      [424, 120],
      [434, 104],
      [442, 120],
      [450, 120],
    ],
    stroke: 'quiet',
    width: 5,
  },
  { kind: 'dots', at: [349, 172], count: 7, gap: 17, r: 5, fill: 'brand' },
];

/**
 * An old press that seems to smile. A clamp on its cable reads its current and reports to a gateway.
 * Nothing leads back to the machine.
 */
export const pressTap: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...press,
    ...gauge,
    line([314, 340], [450, 340], 'control', 10),
    panel([442, 308], [38, 64], 12, 'quiet'),
    { kind: 'dots', at: [461, 330], count: 2, gap: 20, r: 4, fill: 'strong', direction: 'down' },
    ...clamp,
    ...gateway,
  ],
};
