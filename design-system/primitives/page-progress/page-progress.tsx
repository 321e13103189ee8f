import { useEffect, useRef } from 'react';
import * as styles from './page-progress.css.ts';

export type PageProgressProps = {
  /** Whether another page is loading. */
  isLoading: boolean;
};

/**
 * A line along the top of the window while another page loads. It is the page's only manual
 * popover, so a script that runs before hydration can also show it (`[popover=manual]`,
 * `togglePopover(true)`). It is hidden from assistive technology, because the new page is announced
 * (WCAG 4.1.3).
 *
 * Not for work within a page, because it doesn't show which part is busy: use `aria-busy` on that
 * part.
 */
export function PageProgress({ isLoading }: PageProgressProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = line.current;
    if (!isLoading || !element) return;
    element.togglePopover(true);
    return () => {
      element.togglePopover(false);
    };
  }, [isLoading]);
  return <div ref={line} popover="manual" aria-hidden className={styles.line} />;
}
