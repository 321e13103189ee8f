import type { Point, Shape, Size, Tone } from '#design-system';

/** The corners of an area. */
export type Area = readonly [Point, ...Point[]];

/** An area with square corners. */
export const box = ([x, y]: Point, [width, height]: Size): Area => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Several areas of one tone as one shape. What leads to them from above has no width. */
export const areas = (parts: readonly Area[], fill: Tone): Shape => ({
  kind: 'line',
  points: [
    [0, 0],
    [0, 0],
    ...parts.flatMap((part): readonly Point[] => {
      const [start] = part;
      const above: Point = [start[0], 0];
      return [above, ...part, start, above];
    }),
  ],
  fill,
});

/**
 * How a half ellipse lies: how much its right side is lower, its first angle in degrees, where 0 is
 * twelve o’clock, and the number of straight parts that it consists of.
 */
type Position = { slope: number; from: number; parts: number };

/** Half an ellipse, clockwise. The size is from its center to its sides. */
export const halfEllipse = (
  [x, y]: Point,
  [wide, tall]: Size,
  { slope, from, parts }: Position,
): Area => {
  const corner = (index: number): Point => {
    const turn = ((from + (index * 180) / parts) * Math.PI) / 180;
    const right = wide * Math.sin(turn);
    return [Math.round(x + right), Math.round(y - tall * Math.cos(turn) + right * slope)];
  };
  return [corner(0), ...Array.from({ length: parts }, (_, index) => corner(index + 1))];
};
