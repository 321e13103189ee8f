import { vars } from '../../tokens/contract.ts';

/** Columns that share the width in these proportions, regardless of their content. */
export const columnsOf = (...parts: readonly number[]) =>
  parts.map((part) => `minmax(0, ${part}fr)`).join(' ');

/** This many equal columns. */
export const equalColumns = (count: number) => `repeat(${count}, ${columnsOf(1)})`;

/**
 * One or two columns on a phone. A column has room for a single long word, and a window of 360 px
 * has two.
 */
export const pairs = 'repeat(auto-fit, minmax(min(100%, max(9rem, 34%)), 1fr))';

const gutter = vars.space.x3;
/** This many of the page's 12 columns with a gutter each, in a box as wide as the page. */
const columnsWithGutters = (columns: number) => `(100% + ${gutter}) * ${columns} / 12`;

/** The width of this many of the page's columns, including the gutters between them. */
export const widthOf = (columns: number) => `calc(${columnsWithGutters(columns)} - ${gutter})`;

/**
 * Side by side on the page's 12 columns: the first box takes `columns`, followed by `empty` unused
 * ones.
 */
const split = (columns: number, empty: number) => ({
  gridTemplateColumns: `${widthOf(columns)} ${columnsOf(1)}`,
  columnGap: `calc(${columnsWithGutters(empty)} + ${gutter})`,
});

/**
 * The splits that all sections share. Content next to a title starts at one of two lines: at the
 * seventh of the page's 12 columns, or at the ninth.
 */
export const splits = {
  /** Columns 1 to 6 and 7 to 12. */
  halves: { gridTemplateColumns: equalColumns(2), columnGap: gutter },
  /** A title in columns 1 to 5, its content in 7 to 12. */
  title: split(5, 1),
  /** The content in columns 1 to 8, related content in 9 to 12. */
  aside: split(8, 0),
} as const;
