import { Children, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useOverflow } from '../overflow/use-overflow.ts';
import * as styles from './rail.css.ts';

export type RailProps = {
  /** The items, side by side. */
  children: ReactNode;
  /**
   * The `id` of the title that names the rail. If the rail scrolls, it is focusable, so that the
   * keyboard can scroll it (WCAG 2.1.1). Leave this out if every item contains something focusable.
   */
  labelledBy: string | undefined;
  as: 'div' | 'ul' | 'ol';
  /**
   * Whether the items are in two rows, so that fewer of them are out of view.
   * @default false
   */
  hasTwoRows?: boolean | undefined;
  /** Lays out the items from 767 px. */
  className: string;
};

const countStyles: Partial<Record<number, string>> = styles.count;

/**
 * Items that scroll sideways and snap on a phone. It needs no script. A line below them has a part
 * for each of up to seven columns, and shows which one is in view, in browsers with scroll-driven
 * animations. In two rows, an item shares its part with the one below.
 */
export function Rail({ children, labelledBy, as: Tag, hasTwoRows = false, className }: RailProps) {
  const rail = useRef<HTMLDivElement & HTMLUListElement & HTMLOListElement>(null);
  // Before scripts run, a tab stop where nothing scrolls does less harm than items that the
  // keyboard can't reach.
  const scrolls = useOverflow(rail, true);
  const stop = labelledBy &&
    scrolls && {
      'aria-labelledby': labelledBy,
      role: Tag === 'div' ? 'group' : undefined,
      tabIndex: 0,
    };
  const columns = Children.toArray(children).length / (hasTwoRows ? 2 : 1);
  return (
    <Tag
      ref={rail}
      {...stop}
      className={classNames(
        styles.rail,
        hasTwoRows && styles.twoRows,
        countStyles[Math.ceil(columns)],
        className,
      )}
    >
      {children}
    </Tag>
  );
}
