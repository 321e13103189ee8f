import type { Point, Shape } from '#design-system';
import type { Cut } from './paper-dolls.ts';

/** Arms from hand to hand: a strip of paper behind the dolls. */
const strip = (points: readonly [Point, Point, ...Point[]], width: number): Shape => ({
  kind: 'line',
  points,
  stroke: 'raised',
  width,
});

/** How dolls stand in a chain, and where their chests and hands are. */
type Chain = {
  count: number;
  first: number;
  pitch: number;
  chest: number;
  hand: number;
  reach: number;
};

/** Their arms. The outer hands are free, and closer to their dolls. */
export const chainArms = (
  { count, first, pitch, chest, hand, reach }: Chain,
  width: number,
): Shape => {
  const chestOf = (index: number): Point => [first + index * pitch, chest];
  const between = (index: number): Point => [first + (index - 0.5) * pitch, hand];
  return strip(
    [
      [first - reach, hand],
      chestOf(0),
      ...Array.from({ length: count - 1 }, (_, index) => [
        between(index + 1),
        chestOf(index + 1),
      ]).flat(),
      [first + (count - 1) * pitch + reach, hand],
    ],
    width,
  );
};

/** The arms of a doll that has a question: one hangs down, and the other is raised. */
export const raisedHand = ({ at: [x, y], face }: Cut): Shape =>
  strip(
    [
      [x - face * 0.42, y + face * 1.36],
      [x - face * 0.27, y + face * 0.98],
      [x + face * 0.27, y + face * 0.98],
      [x + face * 0.42, y + face * 0.36],
    ],
    Math.round(face * 0.2),
  );
