import type { Point, Shape, Tone } from '#design-system';

/** Where a pane starts, how wide it is, and how high. */
type Pane = readonly [x: number, width: number, height: number];

/** A pane’s outline. Points round its corners. */
const outline = ([x, width, height]: Pane, y: number): readonly Point[] => {
  const [right, bottom] = [x + width, y + height];
  return [
    [x + 12, y],
    [right - 12, y],
    [right - 6, y + 2],
    [right - 2, y + 6],
    [right, y + 12],
    [right, bottom - 12],
    [right - 2, bottom - 6],
    [right - 6, bottom - 2],
    [right - 12, bottom],
    [x + 12, bottom],
    [x + 6, bottom - 2],
    [x + 2, bottom - 6],
    [x, bottom - 12],
    [x, y + 12],
    [x + 2, y + 6],
    [x + 6, y + 2],
    [x + 12, y],
  ];
};

/** Panes of glass as one shape. They are level at the top, so that nothing joins them. */
export const panes = (all: readonly [Pane, ...Pane[]], y: number, fill: Tone): Shape => {
  const start: Point = [all[0][0] + 12, y];
  return { kind: 'line', points: [start, start, ...all.flatMap((pane) => outline(pane, y))], fill };
};
