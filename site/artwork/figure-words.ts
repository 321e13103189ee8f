import type { Point, Shape, Tone } from '#design-system';

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

/** A word in the middle of a slot. */
export const inSlot = (at: Point, text: string, fill: 'strong' | 'onBrand'): Label => ({
  ...centered(strong(at, text)),
  fill,
});

/** From where to where a label reaches, roughly: a letter is about half as wide as it is high. */
export const reachOf = ({ at: [x], text, size, anchor = 'start' }: Label) => {
  const width = text.length * size * 0.5;
  const from = x - { start: 0, middle: width / 2, end: width }[anchor];
  return [from, from + width] as const;
};

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
