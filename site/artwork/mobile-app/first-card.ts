import type { Composition, Point, Shape } from '#design-system';
import { avatar, line, lookInRow, piece, slot } from '../figure-shapes.ts';

const screen = (x: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [62, 104], radius: 16, fill: 'raised' },
  slot([x + 12, 14], [38, 9], 'quiet'),
];

/** Two screens of a prototype. A button leads from one to the other. */
const screens: readonly Shape[] = [
  ...screen(0),
  slot([12, 30], [24, 9], 'quiet'),
  ...screen(88),
  { kind: 'dot', at: [119, 56], r: 19, fill: 'quiet' },
  { kind: 'match', from: [44, 80], to: [88, 56], stroke: 'quiet', width: 5 },
  slot([8, 66], [46, 28], 'match'),
];

const tester = (at: Point, r: number, index: number): readonly Shape[] =>
  avatar(at, r, 'quiet', lookInRow(index));

/** A clickable prototype, and its six testers. */
export const prototype = piece([
  ...screens,
  ...[185, 231, 277].flatMap((x, column) =>
    [24, 80].flatMap((y, row) => tester([x, y], 22, column + row)),
  ),
]);

/** A building or a vehicle. Its outline is thick, so that its corners are round. */
const body = (...points: readonly [Point, Point, ...Point[]]): Shape => ({
  kind: 'line',
  points: [...points, points[0]],
  fill: 'brand',
  stroke: 'brand',
  width: 12,
});

/** The places where they test it: a hospital, a warehouse, and a train. */
const places: readonly Shape[] = [
  body([210, 6], [338, 6], [338, 98], [210, 98]),
  line([274, 12], [274, 32], 'raised', 8),
  line([264, 22], [284, 22], 'raised', 8),
  body([372, 98], [372, 32], [440, 6], [508, 32], [508, 98]),
  ...[411, 432, 453].map(
    (x): Shape => ({ kind: 'frame', at: [x, 20], size: [16, 16], radius: 4, fill: 'raised' }),
  ),
  body([542, 6], [628, 6], [679, 56], [679, 72], [542, 72]),
  ...[558, 638].map(
    (x): Shape => ({ kind: 'dots', at: [x, 86], count: 2, gap: 22, r: 9, fill: 'brand' }),
  ),
  line([538, 101], [682, 101], 'quiet', 5),
];

/** The same, with the testers where they'll use the app. */
export const widePrototype: Composition = {
  ...piece([
    ...screens,
    ...places,
    ...[244, 304, 410, 470].flatMap((x, index) => tester([x, 70], 27, index)),
    ...[572, 630].flatMap((x, index) => tester([x, 40], 26, index)),
  ]),
  width: 685,
};
