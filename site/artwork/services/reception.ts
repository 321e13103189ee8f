import type { Point, Shape, Size, Tone } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';

/** A bell on a plate. The point is the middle of its lower edge. */
export const bell = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x, y - 43], r: 6, fill: 'raised' },
  cutOut(
    [
      [x - 20, y - 16],
      [x - 10, y - 28],
      [x + 10, y - 28],
      [x + 20, y - 16],
    ],
    'raised',
    18,
  ),
  slot([x - 38, y - 10], [76, 10], 'subtle'),
];

/** The counter, 82 high, with a bell on it. The point is its top left corner. */
export const counter = ([x, y]: Point, width: number, bellAt: number): readonly Shape[] => [
  panel([x + 14, y + 8], [width - 28, 74], 0, 'brand'),
  {
    kind: 'frame',
    at: [x + 32, y + 34],
    size: [width - 64, 32],
    radius: 8,
    stroke: 'strong',
    width: 3,
  },
  slot([x, y], [width, 18], 'quiet'),
  ...bell([bellAt, y]),
];

/** A suitcase, and a poodle on a leash. The point is at the poodle’s feet. */
export const waiting = ([x, y]: Point, leash: Tone = 'brand', scale = 1): readonly Shape[] => {
  const scaled = (length: number) => Math.round(length * scale);
  const at = (right: number, down: number): Point => [x + scaled(right), y + scaled(down)];
  const size = (width: number, height: number): Size => [scaled(width), scaled(height)];
  const dot = (right: number, down: number, r: number, fill: Tone): Shape => ({
    kind: 'dot',
    at: at(right, down),
    r: scaled(r),
    fill,
  });
  const limb = (from: Point, to: Point, width: number, stroke: Tone = 'raised') =>
    line(at(...from), at(...to), stroke, scaled(width));
  return [
    {
      kind: 'frame',
      at: at(126, -104),
      size: size(40, 34),
      radius: scaled(10),
      stroke: 'raised',
      width: scaled(8),
    },
    panel(at(88, -86), size(116, 86), scaled(14), 'subtle'),
    ...[106, 172].map((strap) => panel(at(strap, -86), size(14, 86), 0, 'strong')),
    { kind: 'match', from: at(36, -78), to: at(127, -92), stroke: leash, width: scaled(5) },
    ...[-30, 28].flatMap((leg) => [limb([leg, -44], [leg, -13], 10), dot(leg, -13, 13, 'raised')]),
    slot(at(-42, -70), size(70, 34), 'raised'),
    dot(22, -60, 27, 'raised'),
    limb([-34, -54], [-48, -84], 8),
    dot(-50, -92, 13, 'raised'),
    limb([32, -70], [38, -100], 22),
    limb([24, -84], [46, -80], 7, leash),
    limb([40, -104], [72, -112], 18),
    dot(38, -128, 19, 'raised'),
    dot(26, -104, 14, 'quiet'),
    dot(78, -115, 7, leash),
    dot(51, -112, 4, 'strong'),
  ];
};
