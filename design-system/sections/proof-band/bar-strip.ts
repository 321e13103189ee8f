import type { Composition, Size } from '../../artwork/composition.ts';

/** Time, money, or anything else that has no parts to count. */
export type BarStrip = {
  /** What the bar shows, such as "Before: 74 days". Must be unique. */
  label: string;
  /** More than 0, in the unit of the other bars. */
  amount: number;
};

/**
 * One bar of a project, as a pill. The longest is as wide as the drawing, and the others are in
 * proportion, but at least a dot. The first is the state before, so it is an empty slot.
 */
export function barStrip(
  bar: BarStrip,
  all: readonly BarStrip[],
  [width, height]: Size,
): Composition {
  const longest = Math.max(...all.map(({ amount }) => amount));
  const length = Math.max(height, Math.round((bar.amount / longest) * width));
  const paint = bar === all[0] ? ({ dashed: true } as const) : { fill: 'ornament' as const };
  return {
    width,
    height,
    // The outline is 2 units wide, and half of it is outside.
    shapes: [
      { kind: 'slot', at: [1, 1], size: [length - 2, height - 2], stroke: 'ornament', ...paint },
    ],
  };
}
