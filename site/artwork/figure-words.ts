import type { Point, Shape, Size, Tone } from '#design-system';

export type Label = Extract<Shape, { kind: 'label' }>;

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

/** Words in the headings' typeface: a number, or a name. */
export const heading = (at: Point, text: string, size: number): Label => ({
  ...strong(at, text, size),
  variant: 'heading',
});

/** Words around the middle of their place. */
export const centered = (label: Label): Label => ({ ...label, anchor: 'middle' });

/** Words on the brand's color. */
export const onBrand = (label: Label): Label => ({ ...label, fill: 'onBrand' });

/** Words on the match, or on a quiet shape. */
export const onBright = (label: Label): Label => ({ ...label, fill: 'strong' });

/** How a button looks. */
type Button = { text: string; fill: 'brand' | 'raised'; radius: number; size?: number };

/** A button of a product, with a word in its middle. */
export const button = (
  [x, y]: Point,
  [width, height]: Size,
  { text, fill, radius, size = 21 }: Button,
): readonly Shape[] => [
  { kind: 'frame', at: [x, y], size: [width, height], radius, fill },
  {
    ...centered(strong([x + width / 2, y + height / 2 + 1], text, size)),
    fill: fill === 'brand' ? 'onBrand' : 'strong',
  },
];

/** A value that no longer holds. The width is that of its words. */
export const struck = (label: Label, width: number): readonly Shape[] => {
  const [x, y] = label.at;
  const points = [
    [x - 2, y + 1],
    [x + width + 2, y + 1],
  ] as const;
  return [label, { kind: 'line', points, stroke: label.fill }];
};

/** From where to where a label reaches, roughly: a letter is about half as wide as it is high. */
export const reachOf = ({ at: [x], text, size, anchor = 'start' }: Label) => {
  const width = text.length * size * 0.5;
  const from = x - { start: 0, middle: width / 2, end: width }[anchor];
  return [from, from + width] as const;
};

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
