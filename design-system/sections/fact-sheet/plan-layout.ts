import type { Point, Shape } from '../../artwork/composition.ts';

/** Sizes and places in the drawing's units. A place is the middle of something, from the top. */
export type PlanLayout = {
  /** Where the plan starts from the left, and its width. */
  start: number;
  width: number;
  /** The font size. */
  size: number;
  team: { name: number; people: number; note: number };
  /** The unit's name and its numbers, and the top of the lines between them. */
  axis: { name: number; numbers: number; lines: number };
  /** The top of the first row's bar, how far the rows are apart, and how high a bar is. */
  rows: { top: number; pitch: number; bar: number };
};

export const planLayouts = {
  /** For a window's whole width. */
  compact: {
    start: 25,
    width: 430,
    size: 21,
    team: { name: 46, people: 90, note: 136 },
    axis: { name: 184, numbers: 214, lines: 232 },
    rows: { top: 240, pitch: 56, bar: 42 },
  },
  /** For half of a desktop's width, where words are as large as those next to the plan. */
  wide: {
    start: 32,
    width: 524,
    size: 17,
    team: { name: 46, people: 84, note: 124 },
    axis: { name: 176, numbers: 204, lines: 222 },
    rows: { top: 234, pitch: 74, bar: 44 },
  },
} as const satisfies Record<string, PlanLayout>;

export type Label = Extract<Shape, { kind: 'label' }>;

export const label = (
  at: Point,
  text: string,
  { size }: Pick<PlanLayout, 'size'>,
  look: Partial<Label> = {},
): Label => ({ kind: 'label', at, text, size, fill: 'text', ...look });

/** How less important words look. */
export const quiet = { fill: 'muted', variant: 'plain' } as const;

/** A close estimate of a label's width. */
export const widthOf = (text: string, { size }: Pick<PlanLayout, 'size'>) =>
  text.length * size * 0.5;
