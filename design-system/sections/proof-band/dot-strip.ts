import type { Composition, Shape } from '../../artwork/composition.ts';

/** One dot for each person or thing, and how many of them are marked. */
export type DotStrip = {
  /** What the dots show, such as "Run 1: 41 of 120 people with a difference". Must be unique. */
  label: string;
  total: number;
  /** The number of marked dots, which come first. From 0 to `total`. */
  marked: number;
  /** `open` is a difference that remains, and `match` is one that is resolved. */
  tone: 'open' | 'match';
};

const gap = 16;

/** The strip, in rows of this many dots. Marked dots are outlined or bright. */
export function dotStrip({ total, marked, tone }: DotStrip, perRow: number): Composition {
  const rows = Math.ceil(total / perRow);
  const run = (first: number, end: number, r: number, fill: 'quiet' | 'accent' | 'background') =>
    Array.from({ length: rows }, (_, row): readonly Shape[] => {
      const start = Math.max(first, row * perRow);
      const count = Math.min(end, (row + 1) * perRow) - start;
      const at = [gap / 2 + (start % perRow) * gap, gap / 2 + row * gap] as const;
      return count > 0 ? [{ kind: 'dots', at, count, gap, r, fill }] : [];
    }).flat();
  return {
    width: perRow * gap,
    height: rows * gap,
    shapes:
      tone === 'open'
        ? [
            ...run(0, marked, 5.5, 'accent'),
            ...run(0, marked, 3.5, 'background'),
            ...run(marked, total, 5.5, 'quiet'),
          ]
        : run(0, total, 5.5, 'accent'),
  };
}
