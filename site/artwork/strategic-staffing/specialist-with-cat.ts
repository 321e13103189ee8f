import type { Point, Shape } from '#design-system';
import { cutOut, line, panel } from '../figure-shapes.ts';

/** The specialist's head, with a bun. The point is its middle. */
export const head = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x - 24, y - 11], r: 13, fill: 'strong' },
  { kind: 'dot', at: [x, y], r: 27, fill: 'strong' },
  { kind: 'dot', at: [x + 6, y + 6], r: 22, fill: 'quiet' },
];

/** Her eyes and her smile. The point is the middle of her head. */
export const smile = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dots', at: [x + 2, y + 2], count: 2, gap: 17, r: 3.5, fill: 'strong' },
  { kind: 'arc', at: [x + 11, y + 9], r: 9, from: 100, to: 260, stroke: 'strong', width: 4 },
];

/** Her arm, with its hand at the end. */
export const arm = (from: Point, to: Point): readonly Shape[] => [
  line(from, to, 'brand', 18),
  { kind: 'dot', at: to, r: 11, fill: 'quiet' },
];

/** Her suitcase, which comes along. The point is its top left corner. */
export const suitcase = ([x, y]: Point, tall: number): readonly Shape[] => [
  panel([x, y], [84, tall], 11, 'match'),
  ...[13, 57].map((side) => panel([x + side, y], [14, tall], 0, 'strong')),
];

/** Two eyes that are closed. The point is the middle of the left one. */
export const closedEyes = ([left, y]: Point): readonly Shape[] =>
  [left, left + 17].map((x) => ({
    kind: 'arc',
    at: [x, y],
    r: 5,
    from: 100,
    to: 260,
    stroke: 'strong',
    width: 3.5,
  }));

/** The head of her white cat, without a face. The point is its middle. */
export const catHead = ([x, y]: Point): readonly Shape[] => [
  ...[-1, 1].map((way) =>
    cutOut(
      [
        [x + way * 16, y - 23],
        [x + way * 19, y - 8],
        [x + way * 5, y - 16],
      ],
      'raised',
      6,
    ),
  ),
  { kind: 'dot', at: [x, y], r: 23, fill: 'raised' },
];

/** Two eyes that are open, and a nose. The point is between the eyes. */
export const catFace = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dots', at: [x - 9, y], count: 2, gap: 18, r: 4.5, fill: 'strong' },
  { kind: 'dot', at: [x, y + 9], r: 3.5, fill: 'strong' },
];
