import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Rail } from '../rail/rail.tsx';
import * as styles from './grid.css.ts';

/** The possible numbers of equal columns at desktop width. */
export const columnCounts = [2, 3, 4] as const;
export type ColumnCount = (typeof columnCounts)[number];

export type GridProps = {
  /** The cells, row by row. */
  children: ReactNode;
  /**
   * The number of columns from 1199 px. There are two from 767 px, and one on phones. If the cells
   * don't fill rows of three, the last two or four are halves, so that no row has a gap. `split` is
   * two columns in a ratio of 5 to 7.
   */
  columns: ColumnCount | 'split';
  /**
   * Space between cells: `regular` is 24 px (16 px on phones), and `wide` is 64 px, for text next
   * to art.
   * @default 'regular'
   */
  gap?: 'regular' | 'wide' | undefined;
  /**
   * How cells of unequal height are aligned.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /**
   * Whether all rows are as high as the highest one, for panels that look alike.
   * @default false
   */
  equalRows?: boolean | undefined;
} & (
  | {
      /**
       * The layout on a phone: stacked cells, `pairs` side by side if each has room for a long
       * word, or a `rail` that scrolls sideways and snaps. The edge of the next cell shows that
       * there are more. Six cells or more are in two rows.
       * @default 'column'
       */
      onPhones?: 'column' | 'pairs' | undefined;
      /**
       * The element.
       * @default 'div'
       */
      as?: 'div' | 'ul' | 'ol' | 'dl' | undefined;
      labelledBy?: undefined;
    }
  | {
      onPhones: 'rail';
      as?: 'div' | 'ul' | 'ol' | undefined;
      /**
       * The `id` of the title that names a rail. If the rail scrolls, it is focusable, so that the
       * keyboard can scroll it (WCAG 2.1.1). Leave this out only if every cell contains something
       * focusable, such as a link.
       */
      labelledBy?: string | undefined;
    }
);

/**
 * How rows of three are filled, by the number of cells. A CSS selector that counts them would be
 * slow.
 */
const filled = (cells: number) =>
  classNames(
    cells === 3 && styles.tabletThirds,
    cells % 3 === 2 && cells > 2 && styles.halves[2],
    cells % 3 === 1 && cells > 1 && styles.halves[4],
  );

/**
 * Equal columns. Phones show one column, two, or a rail.
 *
 * Not for a row of buttons or badges, which should wrap by their own width: use `Cluster`. Data
 * with row and column headers belongs in a `Prose` table.
 */
export function Grid({
  children,
  columns,
  gap = 'regular',
  align = 'stretch',
  equalRows = false,
  ...list
}: GridProps) {
  const cells = Children.toArray(children).length;
  const className = classNames(
    styles.columns[columns],
    columns === 3 && filled(cells),
    styles.align[align],
    equalRows && styles.equalRows,
  );
  if (list.onPhones === 'rail') {
    const { as = 'div', labelledBy } = list;
    return <Rail {...{ as, labelledBy, hasTwoRows: cells > 5, className, children }} />;
  }
  const { as: Tag = 'div', onPhones = 'column' } = list;
  const classes = classNames(styles.narrow[onPhones], styles.gap[gap], className);
  return <Tag className={classes}>{children}</Tag>;
}
