import type { Point, Shape, Tone } from '#design-system';
import { cutOut } from '../figure-shapes.ts';

type Points = readonly [Point, Point, ...Point[]];

/** A stroke along points, such as an arm that bends at the elbow. */
export const limb = (stroke: Tone, width: number, ...points: Points): Shape => ({
  kind: 'line',
  points,
  stroke,
  width,
});

/** The area between points. Its outline rounds its corners. */
export const patch = (fill: Tone, width: number, ...points: Points): Shape =>
  cutOut(points, fill, width);
