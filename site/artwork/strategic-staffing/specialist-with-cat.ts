import type { Point, Shape } from '#design-system';
import { cutOut, panel } from '../figure-shapes.ts';

/** The specialist's head, with a bun. The point is its middle. */
export const head = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x - 13, y - 6], r: 7, fill: 'strong' },
  { kind: 'dot', at: [x, y], r: 14, fill: 'strong' },
  { kind: 'dot', at: [x + 3, y + 3], r: 11.5, fill: 'quiet' },
];

/** Her eyes and her smile. The point is the middle of her head. */
export const smile = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dots', at: [x, y + 1], count: 2, gap: 9, r: 2, fill: 'strong' },
  { kind: 'arc', at: [x + 5, y + 4], r: 5, from: 100, to: 260, stroke: 'strong', width: 2.5 },
];

/** Her suitcase, which comes along. The point is its top left corner. */
export const suitcase = ([x, y]: Point): readonly Shape[] => [
  { kind: 'frame', at: [x + 28, y - 6], size: [24, 12], radius: 5, stroke: 'strong', width: 4 },
  panel([x, y], [80, 54 - y], 7, 'match'),
  ...[12, 58].map((side) => panel([x + side, y], [10, 54 - y], 0, 'strong')),
];

/** Two eyes that are closed. The point is the middle of the left one. */
export const closedEyes = ([left, y]: Point): readonly Shape[] =>
  [left, left + 9].map((x) => ({
    kind: 'arc',
    at: [x, y],
    r: 3,
    from: 100,
    to: 260,
    stroke: 'strong',
    width: 2.5,
  }));

/** The head of her white cat, without eyes. The point is its middle. */
export const catHead = ([x, y]: Point): readonly Shape[] => [
  ...[-1, 1].map((way) =>
    cutOut(
      [
        [x + way * 10, y - 10],
        [x + way * 10, y],
        [x + way * 2, y - 6],
      ],
      'raised',
      4,
    ),
  ),
  { kind: 'dot', at: [x, y], r: 12, fill: 'raised' },
  { kind: 'dot', at: [x, y + 5], r: 2, fill: 'strong' },
];

/** Eyes that are open. The point is the middle of the cat's head. */
export const catEyes = ([x, y]: Point): Shape => ({
  kind: 'dots',
  at: [x - 5, y - 1],
  count: 2,
  gap: 10,
  r: 2.5,
  fill: 'strong',
});
