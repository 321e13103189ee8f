import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** The account lead, with a raised hand. The first point is on the edge of the counter. */
export const accountLead = ([x, y]: Point, hand: Point): readonly Shape[] => [
  line([x + 42, y + 4], hand, 'raised', 25),
  {
    kind: 'face',
    at: [x, y + 24],
    size: 150,
    ...looks.headscarf,
    skin: 'quiet',
    clothes: 'raised',
    wears: 'glasses',
  },
  { kind: 'dot', at: hand, r: 15, fill: 'quiet' },
];

/** A key that points to the right. The point is the middle of its ring. */
export const key = ([x, y]: Point, stroke: Tone): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 9, stroke, width: 6 },
  {
    kind: 'line',
    points: [
      [x + 9, y],
      [x + 50, y],
      [x + 50, y + 9],
      [x + 50, y],
      [x + 37, y],
      [x + 37, y + 8],
    ],
    stroke,
    width: 6,
  },
];

/** The counter, 82 high, with a bell on it. The point is its top left corner. */
export const counter = ([x, y]: Point, width: number, bell: number): readonly Shape[] => [
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
  { kind: 'dot', at: [bell, y - 43], r: 6, fill: 'raised' },
  cutOut(
    [
      [bell - 20, y - 16],
      [bell - 10, y - 28],
      [bell + 10, y - 28],
      [bell + 20, y - 16],
    ],
    'raised',
    18,
  ),
  slot([bell - 38, y - 10], [76, 10], 'subtle'),
];

/** A suitcase, and a poodle on a leash. The point is at the poodle’s feet. */
export const waiting = ([x, y]: Point): readonly Shape[] => [
  { kind: 'frame', at: [x + 126, y - 104], size: [40, 34], radius: 10, stroke: 'raised', width: 8 },
  panel([x + 88, y - 86], [116, 86], 14, 'subtle'),
  ...[106, 172].map((strap) => panel([x + strap, y - 86], [14, 86], 0, 'strong')),
  { kind: 'match', from: [x + 36, y - 78], to: [x + 127, y - 92], stroke: 'brand', width: 5 },
  ...[-30, 28].flatMap((leg): readonly Shape[] => [
    line([x + leg, y - 44], [x + leg, y - 13], 'raised', 10),
    { kind: 'dot', at: [x + leg, y - 13], r: 13, fill: 'raised' },
  ]),
  slot([x - 42, y - 70], [70, 34], 'raised'),
  { kind: 'dot', at: [x + 22, y - 60], r: 27, fill: 'raised' },
  line([x - 34, y - 54], [x - 48, y - 84], 'raised', 8),
  { kind: 'dot', at: [x - 50, y - 92], r: 13, fill: 'raised' },
  line([x + 32, y - 70], [x + 38, y - 100], 'raised', 22),
  line([x + 24, y - 84], [x + 46, y - 80], 'brand', 7),
  line([x + 40, y - 104], [x + 72, y - 112], 'raised', 18),
  { kind: 'dot', at: [x + 38, y - 128], r: 19, fill: 'raised' },
  { kind: 'dot', at: [x + 26, y - 104], r: 14, fill: 'quiet' },
  { kind: 'dot', at: [x + 78, y - 115], r: 7, fill: 'brand' },
  { kind: 'dot', at: [x + 51, y - 112], r: 4, fill: 'strong' },
];
