import type { Point, Shape } from '../../artwork/composition.ts';

/** Where a plan starts from the left, and its width, in the drawing's units. */
export const [start, width] = [25, 430];
const size = 21;

type Label = Extract<Shape, { kind: 'label' }>;

export const label = (at: Point, text: string, look: Partial<Label> = {}): Label => ({
  kind: 'label',
  at,
  text,
  size,
  fill: 'text',
  ...look,
});

export const rule = (from: Point, to: Point, dashed?: true): Shape => ({
  kind: 'line',
  points: [from, to],
  stroke: 'line',
  ...(dashed && { dashed }),
});

/** A close estimate of the text's width. It only decides whether a label fits in its bar. */
export const widthOf = (text: string) => text.length * size * 0.52;

/** Where a label is from left to right, with some room around it. */
const reachOf = ({ at: [x], text, anchor }: Label) => {
  const long = widthOf(text);
  const from = anchor === 'end' ? x - long : x;
  return [from - 8, from + long + 8] as const;
};

/** A unit's dashed line. It is interrupted where a label is, so that it doesn't strike it out. */
export const unitLine = (
  x: number,
  [top, bottom]: Point,
  labels: readonly Label[],
): readonly Shape[] => {
  const struck = labels.filter((each) => {
    const [from, to] = reachOf(each);
    return from < x && x < to;
  });
  const starts = [top, ...struck.map(({ at }) => at[1] + 20)];
  const ends = [...struck.map(({ at }) => at[1] - 20), bottom];
  return starts.map((y, index) => rule([x, y], [x, ends[index] ?? bottom], true));
};
