import type { Composition, Shape } from '../../artwork/composition.ts';

/** One dot for each person, thing, or day, and how many of them are marked. */
export type DotStrip = {
  /** What the dots show, such as "Run 1: 41 of 120 people with a difference". Must be unique. */
  label: string;
  total: number;
  /**
   * The number of those that are outlined: not as they should be, or no longer there. They come
   * first. From 0 to `total`.
   */
  marked: number;
};

const gap = 16;

/**
 * The strip, with up to `most` dots in a row. All strips of a project have equally long rows, so that
 * their lengths compare. The longest fills the width, unless its dots would be twice as large as with
 * `most`, and its last row as far as possible. Marked dots are outlined.
 */
export function dotStrip(
  { total, marked }: DotStrip,
  all: readonly DotStrip[],
  most: number,
): Composition {
  const longest = Math.max(...all.map((strip) => strip.total));
  const perRow = Math.ceil(longest / Math.ceil(longest / most));
  const rows = Math.ceil(total / perRow);
  const run = (first: number, end: number, r: number, fill: 'ornament' | 'text' | 'background') =>
    Array.from({ length: rows }, (_, row): readonly Shape[] => {
      const start = Math.max(first, row * perRow);
      const count = Math.min(end, (row + 1) * perRow) - start;
      const at = [gap / 2 + (start % perRow) * gap, gap / 2 + row * gap] as const;
      return count > 0 ? [{ kind: 'dots', at, count, gap, r, fill }] : [];
    }).flat();
  return {
    width: Math.max(perRow, most / 2) * gap,
    height: rows * gap,
    shapes: [
      ...run(0, marked, 5.5, 'text'),
      ...run(0, marked, 3.5, 'background'),
      ...run(marked, total, 5.5, 'ornament'),
    ],
  };
}
