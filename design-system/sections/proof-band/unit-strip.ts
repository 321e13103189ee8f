import type { Composition, Point, Shape } from '../../artwork/composition.ts';

/** One mark for each person, thing, or day, and how many of them are solid. */
export type UnitStrip = {
  /** What the marks show, such as "Run 1: 41 of 120 people with a difference". Must be unique. */
  label: string;
  total: number;
  /**
   * The number of those that are solid: the ones that the label counts, such as faults. They come
   * first, and the others are quiet. From 0 to `total`.
   */
  marked: number;
  /**
   * The shape of a mark, after what is counted. Only dots are light enough for more than 150 marks.
   * @default 'dot'
   */
  unit?: 'dot' | 'person' | 'day';
};

const gap = 16;
/** The center of a row's first mark, so that the row starts level with its label. */
const start = 6;
/** How high a row is: as high as a person, the highest mark. */
const tall = 13;
/** A row is at least this long, so that a few marks aren't huge. */
const least = 4;

/** A mark that isn't a dot. */
function mark(unit: 'person' | 'day', [x, y]: Point, isMarked: boolean): Shape {
  if (unit === 'person') {
    return isMarked
      ? { kind: 'person', at: [x, y], r: 6, fill: 'text', figure: 'background' }
      : { kind: 'person', at: [x, y], r: 8, fill: 'background', figure: 'ornament' };
  }
  const day = { kind: 'frame', radius: 3 } as const;
  return isMarked
    ? { ...day, at: [x - 6, y - 6], size: [12, 12], fill: 'text' }
    : // Half of an outline is outside its shape.
      { ...day, at: [x - 5.5, y - 5.5], size: [11, 11], stroke: 'ornament', width: 1 };
}

const longestOf = (all: readonly UnitStrip[]) => Math.max(...all.map(({ total }) => total));

/** All strips of a project have equally long rows, so that their lengths compare. */
function rowLength(all: readonly UnitStrip[], most: number) {
  const longest = longestOf(all);
  return Math.ceil(longest / Math.ceil(longest / most));
}

const rowsOf = ({ total }: UnitStrip, perRow: number) => Math.ceil(total / perRow);

/**
 * The fewest marks in a row with which all strips together are at most 0.8 times as high as wide.
 * In five of a page's twelve columns, that is about as high as a project's quote and parts.
 */
export function fewestInRow(all: readonly UnitStrip[]) {
  const isTooHigh = (most: number) => {
    const perRow = rowLength(all, most);
    return all.reduce((sum, strip) => sum + rowsOf(strip, perRow), 0) > perRow * 0.8;
  };
  let most = least;
  while (most < longestOf(all) && isTooHigh(most)) most += 1;
  return most;
}

/**
 * The strip, with up to `most` marks in a row. The longest strip fills the width, and its last row
 * as far as possible.
 */
export function unitStrip(strip: UnitStrip, all: readonly UnitStrip[], most: number): Composition {
  const { total, marked, unit = 'dot' } = strip;
  const perRow = rowLength(all, most);
  const rows = rowsOf(strip, perRow);
  const place = (index: number): Point => [
    start + (index % perRow) * gap,
    tall / 2 + Math.floor(index / perRow) * gap,
  ];
  const run = (first: number, end: number, r: number, fill: 'ornament' | 'text' | 'background') =>
    Array.from({ length: rows }, (_, row): readonly Shape[] => {
      const from = Math.max(first, row * perRow);
      const count = Math.min(end, (row + 1) * perRow) - from;
      return count > 0 ? [{ kind: 'dots', at: place(from), count, gap, r, fill }] : [];
    }).flat();
  return {
    width: (Math.max(perRow, least) - 1) * gap + 2 * start,
    height: (rows - 1) * gap + tall,
    shapes:
      unit === 'dot'
        ? [
            ...run(0, marked, 5.5, 'text'),
            ...run(marked, total, 5.5, 'ornament'),
            ...run(marked, total, 4.5, 'background'),
          ]
        : Array.from({ length: total }, (_, index) => mark(unit, place(index), index < marked)),
  };
}
