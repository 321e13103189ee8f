import type { Point, Shape, Tone } from '#design-system';
import { bleed, block, cutOut, ground, line } from '../figure-shapes.ts';

/** A line from one edge of the panel to the other. */
const across = (y: number, tone: Tone, width: number) =>
  line([-bleed, y], [480 + bleed, y], tone, width);

/** A window of the house. */
const pane = (x: number): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x, 506],
      [x + 160, 506],
      [x + 160, 570],
      [x, 570],
      [x, 506],
    ],
    fill: 'quiet',
    stroke: 'raised',
    width: 12,
  },
  line([x + 80, 506], [x + 80, 570], 'raised', 10),
  line([x - 12, 574], [x + 172, 574], 'raised', 12),
];

/** The wall of the house, with siding and windows. A phone cuts it off below the gutter. */
export const wall: readonly Shape[] = [
  ground(440, 'strong'),
  ...[474, 542, 610, 678, 746, 814].map((y) => across(y, 'brand', 4)),
  ...pane(36),
  ...pane(284),
];

/** The roof between its ridge and its gutter. */
export const roof: readonly Shape[] = [
  block([-bleed, 252], [480 + 2 * bleed, 194], 'subtle'),
  across(252, 'brand', 14),
  across(446, 'brand', 16),
];

/** A place on the roof: how far along its ridge, and how far down, both in percent. */
const onRoof = (along: number, down: number): Point => [
  42 + along * 4.4 - down * 0.4,
  260 + down * 1.8,
];

type Range = readonly [from: number, to: number];

/** An area of the roof, with rounded corners. */
const area = ([left, right]: Range, [top, bottom]: Range, fill: Tone, width: number) =>
  cutOut(
    [onRoof(left, top), onRoof(right, top), onRoof(right, bottom), onRoof(left, bottom)],
    fill,
    width,
  );

/** Two rows of solar panels on the roof. The last place of the second row is still empty. */
export const array: readonly Shape[] = [
  ...[2, 35, 68].map((from) => area([from, from + 29], [8, 47], 'brand', 6)),
  ...[2, 35].map((from) => area([from, from + 29], [56, 94], 'brand', 6)),
  line(onRoof(1, 27.5), onRoof(98, 27.5), 'subtle', 3),
  line(onRoof(1, 75), onRoof(65, 75), 'subtle', 3),
  ...[11.5, 21.5, 44.5, 54.5].map((along) =>
    line(onRoof(along, 7), onRoof(along, 95), 'subtle', 3),
  ),
  ...[77.5, 87.5].map((along) => line(onRoof(along, 7), onRoof(along, 48), 'subtle', 3)),
  {
    kind: 'line',
    points: [onRoof(68, 56), onRoof(97, 56), onRoof(97, 94), onRoof(68, 94), onRoof(68, 56)],
    fill: 'quiet',
    stroke: 'strong',
    width: 4,
    dashed: true,
  },
];
