import type { Composition, Point, SceneComposition, Shape, Size, Tone } from '#design-system';
import { line, slot } from './basic-shapes.ts';
import { type Label, onBrand, reachOf } from './figure-words.ts';

export * from './basic-shapes.ts';
export * from './endless-shapes.ts';
export * from './figure-objects.ts';
export * from './figure-people.ts';
export * from './figure-rooms.ts';
export * from './figure-signs.ts';

/** A row of switches that are off. */
export const off = ([x, y]: Point, count: number) =>
  Array.from({ length: count }, (_, index): readonly Shape[] => {
    const start = x + 1 + index * 42;
    return [
      { kind: 'slot', at: [start, y - 10], size: [34, 20], stroke: 'control' },
      { kind: 'dot', at: [start + 10, y], r: 4.5, fill: 'muted' },
    ];
  }).flat();

/** A vertical gridline that leaves out the labels in its way, which are in order from the top. */
export function aroundWords(
  x: number,
  [from, to]: readonly [number, number],
  labels: readonly Label[],
): readonly Shape[] {
  const crossed = labels.filter((label) => {
    const [start, end] = reachOf(label);
    return x > start - 6 && x < end + 6;
  });
  const starts = [from, ...crossed.map(({ at: [, y], size }) => y + size)];
  const ends = [...crossed.map(({ at: [, y], size }) => y - size), to];
  return starts.map((start, index) => line([x, start], [x, ends[index] ?? to]));
}

/** A window, a field, or a button, of one tone. */
export const panel = (at: Point, size: Size, radius: number, fill: Tone): Shape => ({
  kind: 'frame',
  at,
  size,
  radius,
  fill,
});

/** A row of dots, each for one of something. */
export const row = (at: Point, count: number, gap: number, direction?: 'down'): Shape => ({
  kind: 'dots',
  at,
  count,
  gap,
  r: 5.5,
  fill: 'quiet',
  ...(direction && { direction }),
});

/** A change that touches the client, cut out of the field of all changes. */
export const touch = (at: Point): Shape => ({
  kind: 'dot',
  at,
  r: 7.5,
  fill: 'quiet',
  stroke: 'background',
  width: 4,
});

/** A case that stopped. */
export const stop = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 9.5, fill: 'background', stroke: 'text' },
  line([x - 4, y], [x + 4, y], 'text'),
];

/** The place where a line, or a wait, ends well: the match. */
export const matchStop = ([x, y]: Point, r: number): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r, fill: 'match' },
  { kind: 'tick', at: [x, y + r * 0.1], r: r * 0.42, stroke: 'strong', width: r / 5 },
];

/** Production, with the match. The point is the middle of its start; `r` is the match's. */
export const production = (
  [x, y]: Point,
  [width, height]: Size,
  r: number,
  words: readonly Label[],
): readonly Shape[] => {
  const middle = x + height / 2;
  return [
    slot([x, y - height / 2], [width, height], 'brand'),
    { kind: 'dot', at: [middle, y], r, fill: 'match' },
    { kind: 'tick', at: [middle, y + 2], r: r * 0.4, stroke: 'strong', width: r / 7 },
    ...words.map(onBrand),
  ];
};

/** How dots are stacked. */
type Stack = { at: Point; perRow: number; gap: number; r: number; fill: Tone };

/** Dots in rows, each full before the next one begins below it. */
export const stack = (
  count: number,
  { at: [x, y], perRow, gap, r, fill }: Stack,
): readonly Shape[] =>
  Array.from({ length: Math.ceil(count / perRow) }, (_, row) => ({
    kind: 'dots',
    at: [x, y + row * gap],
    count: Math.min(perRow, count - row * perRow),
    gap,
    r,
    fill,
  }));

/**
 * Where a circle is at an angle in degrees, rounded to this many digits; 0 is twelve o'clock. Many
 * points next to each other look smooth with one digit.
 */
export const onCircle = ([x, y]: Point, r: number, degrees: number, digits = 0): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [+(x + r * Math.sin(turn)).toFixed(digits), +(y - r * Math.cos(turn)).toFixed(digits)];
};

/** A small drawing in a row. Below its 104 units is room, because browsers cut off a bit there. */
export const piece = (shapes: readonly Shape[], width = 300): Composition => ({
  width,
  height: 106,
  shapes,
});

/** A piece with its own background, which fills its frame. Neighbors differ. */
export const pieceOn: typeof scene = (background, shapes) => ({ ...piece(shapes), background });

/** The front of a card that turns over, drawn from edge to edge. */
export const scene = (
  background: SceneComposition['background'],
  shapes: readonly Shape[],
): SceneComposition => ({ width: 300, height: 108, background, shapes });
