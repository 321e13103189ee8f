import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { useIsServed } from '../served/use-is-served.ts';
import * as styles from './late-layout.css.ts';

export type LateLayoutProps = {
  children: ReactNode;
  /**
   * About how high `children` are, in rem, from 0, 480, 767 and 1199 px of width up. The place kept
   * for them: where it is wrong, the page's length changes after the first paint.
   */
  heights: Readonly<Record<keyof typeof styles.place, number>>;
};

/**
 * The lower part of a long page. Of a page as the server sent it, the browser lays it out right
 * after the first paint, which it would otherwise hold up. A visitor who lands in the midst of it
 * sees it at once, and so does who comes from another page.
 *
 * Not for what visitors see first, which has to be laid out right away: put that straight into its
 * `Section`. It has no effect when a visitor comes from another page: use `Later` for that.
 */
export function LateLayout({ children, heights }: LateLayoutProps) {
  const isServed = useIsServed();
  const { narrow, phone, tablet, desktop } = styles.place;
  const style = assignInlineVars({
    [narrow]: `${heights.narrow}rem`,
    [phone]: `${heights.phone}rem`,
    [tablet]: `${heights.tablet}rem`,
    [desktop]: `${heights.desktop}rem`,
  });
  return (
    <div className={isServed ? styles.lateLayout : undefined} style={style}>
      {children}
    </div>
  );
}
