import type { Composition, Point, Shape } from '../../artwork/composition.ts';

/** One mark for each person, thing, or day, and how many of them are outlined. */
export type UnitStrip = {
  /** What the marks show, such as "Run 1: 41 of 120 people with a difference". Must be unique. */
  label: string;
  total: number;
  /**
   * The number of those that are outlined: not as they should be, or no longer there. They come first.
   * From 0 to `total`.
   */
  marked: number;
  /**
   * The shape of a mark, after what is counted. `page` is for documents and records. Only dots are
   * light enough for more than 150 marks.
   * @default 'dot'
   */
  unit?: 'dot' | 'person' | 'page' | 'day';
};

const gap = 16;
/** The center of a row's first mark, so that the row starts level with its label. */
const start = 6;

const solid = { fill: 'ornament' } as const;
const outlined = { stroke: 'text' } as const;

/** A mark that isn't a dot. An outline is half outside its shape, so that shape is smaller. */
function mark(
  unit: Exclude<UnitStrip['unit'], 'dot' | undefined>,
  [x, y]: Point,
  isMarked: boolean,
) {
  const paint = isMarked ? outlined : solid;
  const inset = isMarked ? 1 : 0;
  const frame = (width: number, height: number, radius: number): Shape => ({
    kind: 'frame',
    at: [x - width / 2 + inset, y - height / 2 + inset],
    size: [width - 2 * inset, height - 2 * inset],
    radius,
    ...paint,
  });
  const shapes: Record<typeof unit, Shape> = {
    person: isMarked
      ? { kind: 'dot', at: [x, y], r: 5, ...outlined }
      : { kind: 'person', at: [x, y], r: 6, fill: 'ornament', figure: 'background' },
    page: frame(11, 13, 1),
    day: frame(12, 12, 3),
  };
  return shapes[unit];
}

/**
 * The strip, with up to `most` marks in a row. All strips of a project have equally long rows, so that
 * their lengths compare. The longest fills the width, unless its marks would be twice as large as with
 * `most`, and its last row as far as possible.
 */
export function unitStrip(
  { total, marked, unit = 'dot' }: UnitStrip,
  all: readonly UnitStrip[],
  most: number,
): Composition {
  const longest = Math.max(...all.map((strip) => strip.total));
  const perRow = Math.ceil(longest / Math.ceil(longest / most));
  const rows = Math.ceil(total / perRow);
  const place = (index: number): Point => [
    start + (index % perRow) * gap,
    gap / 2 + Math.floor(index / perRow) * gap,
  ];
  const run = (first: number, end: number, r: number, fill: 'ornament' | 'text' | 'background') =>
    Array.from({ length: rows }, (_, row): readonly Shape[] => {
      const from = Math.max(first, row * perRow);
      const count = Math.min(end, (row + 1) * perRow) - from;
      return count > 0 ? [{ kind: 'dots', at: place(from), count, gap, r, fill }] : [];
    }).flat();
  return {
    width: (Math.max(perRow, most / 2) - 1) * gap + 2 * start,
    height: rows * gap,
    shapes:
      unit === 'dot'
        ? [
            ...run(0, marked, 5.5, 'text'),
            ...run(0, marked, 3.5, 'background'),
            ...run(marked, total, 5.5, 'ornament'),
          ]
        : Array.from({ length: total }, (_, index) => mark(unit, place(index), index < marked)),
  };
}
