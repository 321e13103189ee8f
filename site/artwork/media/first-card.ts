import type { Look, Point, Shape } from '#design-system';
import { cutOut, line, looks, onCircle, panel, piece } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A network that slows down: a bear, asleep under its blanket. */
const bear = (width: number, r: number, name: string, size: number): readonly Shape[] => {
  const nose = width - r;
  return [
    panel([0, 32], [width, 72], 36, 'brand'),
    {
      kind: 'dots',
      at: [nose - r * 0.65, 100 - r * 1.6],
      count: 2,
      gap: r * 1.3,
      r: r * 0.35,
      fill: 'quiet',
    },
    { kind: 'dot', at: [nose, 104 - r], r, fill: 'quiet' },
    ...[-1, 1].map(
      (side): Shape => ({
        kind: 'arc',
        at: [nose + side * r * 0.45, 104 - r * 1.2],
        r: r * 0.2,
        from: 105,
        to: 255,
        stroke: 'strong',
        width: 4,
      }),
    ),
    { kind: 'dot', at: [nose, 104 - r * 0.55], r: r * 0.42, fill: 'raised' },
    { kind: 'dot', at: [nose, 104 - r * 0.75], r: r * 0.15, fill: 'strong' },
    onBrand(centered(heading([(width - r * 2) / 2 + 6, 70], name, size))),
  ];
};

/** The other network: a hare that runs with a film reel on its back. The point is its middle. */
const hare = ([x, y]: Point, scale: number, name: string, size: number): readonly Shape[] => {
  const at = (right: number, down: number): Point => [
    Math.round(x + right * scale),
    Math.round(y + down * scale),
  ];
  return [
    { kind: 'dot', at: at(-22, -32), r: 24 * scale, fill: 'quiet' },
    ...[0, 120, 240].map(
      (degrees): Shape => ({
        kind: 'dot',
        at: onCircle(at(-22, -32), 12 * scale, degrees),
        r: 6 * scale,
        fill: 'strong',
      }),
    ),
    { kind: 'dot', at: at(-58, -4), r: 10 * scale, fill: 'quiet' },
    line(at(46, -26), at(28, -48), 'quiet', 12 * scale),
    line(at(44, -24), at(8, -44), 'raised', 12 * scale),
    line(at(-36, 14), at(-64, 38), 'raised', 14 * scale),
    line(at(32, 10), at(66, 34), 'raised', 12 * scale),
    line(at(-34, 6), at(32, 0), 'raised', 44 * scale),
    { kind: 'dot', at: at(54, -20), r: 20 * scale, fill: 'raised' },
    { kind: 'dot', at: at(60, -24), r: 4, fill: 'strong' },
    { kind: 'dot', at: at(73, -16), r: 5 * scale, fill: 'brand' },
    onBright(centered(heading(at(-2, 4), name, size))),
  ];
};

/** A viewer in an armchair. */
const viewer = (x: number, look: Look): readonly Shape[] => [
  panel([x - 37, 6], [74, 92], 22, 'quiet'),
  { kind: 'face', at: [x, 104], size: 92, ...look, clothes: 'brand' },
  ...[x - 42, x + 22].map((left) => panel([left, 62], [20, 42], 9, 'raised')),
];

/** Traffic moves from a sleeping bear to a hare, and the viewer doesn’t notice. */
export const otherNetwork = piece([
  ...bear(106, 34, 'A', 34),
  ...hare([157, 66], 0.7, 'B', 36),
  ...viewer(258, looks.curls),
]);

/** A bucket of popcorn. */
const popcorn: readonly Shape[] = [
  { kind: 'dots', at: [567, 56], count: 3, gap: 13, r: 10, fill: 'raised' },
  cutOut(
    [
      [563, 64],
      [597, 64],
      [592, 101],
      [568, 101],
    ],
    'brand',
    6,
  ),
  line([580, 67], [580, 100], 'raised', 10),
];

/** The same, with the networks’ names, two viewers, and their popcorn. */
export const wideNetwork = piece(
  [
    ...bear(232, 40, 'CDN A', 38),
    ...[30, 62].map((y, row) => line([262 + row * 12, y], [292 + row * 12, y], 'control', 7)),
    ...hare([390, 58], 1.04, 'CDN B', 28),
    ...viewer(516, looks.mustache),
    ...viewer(643, looks.curls),
    ...popcorn,
  ],
  685,
);
