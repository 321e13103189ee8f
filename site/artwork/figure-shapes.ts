import type { Composition, Point, Shape, Size, Tone } from '#design-system';

type Label = Extract<Shape, { kind: 'label' }>;

/** Words that the eye finds first. */
export const strong = (at: Point, text: string, size = 16): Label => ({
  kind: 'label',
  at,
  text,
  size,
  fill: 'text',
});

/** Words beside them. */
export const plain = (at: Point, text: string, fill: Tone = 'muted', size = 16): Label => ({
  kind: 'label',
  at,
  text,
  size,
  fill,
  variant: 'plain',
});

/** Words on the brand's color. */
export const onBrand = (label: Label): Label => ({ ...label, fill: 'onBrand' });

/** Words on the match, or on a quiet shape. */
export const onBright = (label: Label): Label => ({ ...label, fill: 'strong' });

/** Words around the middle of their place. */
export const centered = (label: Label): Label => ({ ...label, anchor: 'middle' });

/** A row of switches that are off. */
export const off = ([x, y]: Point, count: number) =>
  Array.from({ length: count }, (_, index): readonly Shape[] => {
    const start = x + 1 + index * 42;
    return [
      { kind: 'slot', at: [start, y - 10], size: [34, 20], stroke: 'control' },
      { kind: 'dot', at: [start + 10, y], r: 4.5, fill: 'muted' },
    ];
  }).flat();

/** Words in the headings' typeface: a number, or a name. */
export const heading = (at: Point, text: string, size: number): Label => ({
  ...strong(at, text, size),
  variant: 'heading',
});

export const line = (from: Point, to: Point, stroke: Tone = 'line', width = 2) =>
  ({ kind: 'line', points: [from, to], stroke, width }) satisfies Shape;

/** From where to where a label reaches, roughly: a letter is about half as wide as it is high. */
const reachOf = ({ at: [x], text, size, anchor = 'start' }: Label) => {
  const width = text.length * size * 0.5;
  const from = x - { start: 0, middle: width / 2, end: width }[anchor];
  return [from, from + width] as const;
};

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

/** A slot. An outline is half outside it, so one at the edge of a drawing would be cut off there. */
export const slot = (at: Point, size: Size, fill: Tone, stroke?: Tone): Shape => ({
  kind: 'slot',
  at,
  size,
  fill,
  ...(stroke && { stroke }),
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

/** A stop on a line. */
export const openStop = (at: Point, r: number): Shape => ({
  kind: 'dot',
  at,
  r,
  fill: 'background',
  stroke: 'accent',
  width: r * 0.45,
});

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

/** Dots in rows, each full before the next one begins: downward, or upward from the first row. */
export const stack = (
  count: number,
  { at: [x, y], perRow, gap, r, fill }: Stack,
  step: 1 | -1 = 1,
): readonly Shape[] =>
  Array.from({ length: Math.ceil(count / perRow) }, (_, row) => ({
    kind: 'dots',
    at: [x, y + row * gap * step],
    count: Math.min(perRow, count - row * perRow),
    gap,
    r,
    fill,
  }));

/** Where a circle is at an angle in degrees, rounded; 0 is twelve o'clock. */
export const onCircle = ([x, y]: Point, r: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [Math.round(x + r * Math.sin(turn)), Math.round(y - r * Math.cos(turn))];
};

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** A bar in place of words, for where a drawing is too small to read them. */
export function asBar(label: Label): Shape {
  const [from, to] = reachOf(label);
  const height = label.size * 0.5;
  return slot([from, label.at[1] - height / 2], [to - from, height], label.fill);
}

/** A small drawing in a row of its kind, next to or above the words it belongs to. */
export const piece = (shapes: readonly Shape[]): Composition => ({
  width: 300,
  height: 104,
  shapes,
});

/** A word in the middle of a slot. */
export const inSlot = (at: Point, text: string, fill: 'strong' | 'onBrand'): Label => ({
  ...centered(strong(at, text)),
  fill,
});
