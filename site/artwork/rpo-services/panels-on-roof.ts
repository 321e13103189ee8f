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
];

/** The wall of the house, with siding and windows. A phone cuts it off below the gutter. */
export const wall: readonly Shape[] = [
  ground(440, 'strong'),
  ...[474, 542, 610].map((y) => across(y, 'brand', 4)),
  ...pane(36),
  ...pane(284),
];

/** The roof between its ridge and its gutter. */
export const roof: readonly Shape[] = [
  block([-bleed, 332], [480 + 2 * bleed, 114], 'subtle'),
  across(332, 'brand', 14),
  across(446, 'brand', 16),
];

/** A place on the roof: how far along its ridge, and how far down, both in percent. */
const onRoof = (along: number, down: number): Point => [32 + along * 4.3 - down * 0.2, 340 + down];

/** A row of solar panels on the roof. The place in the middle is still empty. */
export const array: readonly Shape[] = [
  ...[0, 72].map((from) =>
    cutOut(
      [onRoof(from, 14), onRoof(from + 28, 14), onRoof(from + 28, 84), onRoof(from, 84)],
      'brand',
      6,
    ),
  ),
  ...[14, 86].map((along) => line(onRoof(along, 12), onRoof(along, 86), 'subtle', 3)),
  line(onRoof(-2, 49), onRoof(102, 49), 'subtle', 3),
  {
    kind: 'line',
    points: [onRoof(36, 14), onRoof(64, 14), onRoof(64, 84), onRoof(36, 84), onRoof(36, 14)],
    fill: 'quiet',
    stroke: 'strong',
    width: 4,
    dashed: true,
  },
];
