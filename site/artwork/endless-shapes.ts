import type { Point, Shape, Size, Tone } from '#design-system';
import { line } from './basic-shapes.ts';

/** How far past a figure's width its lines go to reach the edge of every window. */
export const bleed = 1400;

/** A slot that continues past the drawing's right end, to the window's edge. */
export const endlessSlot = ([x, y]: Point, tall: number, fill: Tone): Shape =>
  line([x + tall / 2, y + tall / 2], [1200 + bleed, y + tall / 2], fill, tall);

/** An area with square corners, for one that continues to the window's edge. */
export const block = ([x, y]: Point, [width, height]: Size, fill: Tone): Shape => ({
  kind: 'line',
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  fill,
});

/** The ground that a scene stands on, to the edges of the panel around it. `y` is its surface. */
export const ground = (y: number, fill: Tone): Shape =>
  block([-bleed, y], [480 + 2 * bleed, bleed], fill);
