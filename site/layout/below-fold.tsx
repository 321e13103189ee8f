import { type RouterHistory, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Later } from '#design-system';

/** Whether the page that comes next is seen from its beginning. */
let startsAtTop = false;

/** To be called when the first page is there: notes how the visitor comes to each further one. */
export const watchArrivals = (history: RouterHistory) =>
  history.subscribe(({ action, location }) => {
    startsAtTop = action.type === 'PUSH' && !location.hash;
  });

/**
 * What lies below a page's first view. It comes a moment after that when the page is opened from
 * another; on the way back, and where a link leads into the page, its place is needed at once. In
 * the page as the build writes it, it is there from the start.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isOpenedFromAnother = useHydrated() && startsAtTop;
  return <Later atOnce={!isOpenedFromAnother}>{children}</Later>;
}
