import type { RouterHistory } from '@tanstack/react-router';
import { Children, type ReactNode } from 'react';
import { Deferred } from '#design-system';

/** How many sections a page begins with; what else is in view follows within a frame. */
const firstView = 1;

/** Whether the page that comes next is seen from its beginning. */
let startsAtTop = false;

/** To be called when the first page is there: notes how the visitor comes to each further one. */
export const watchArrivals = (history: RouterHistory) =>
  history.subscribe(({ action, location }) => {
    startsAtTop = action.type === 'PUSH' && !location.hash;
  });

/**
 * A page: its sections, in order. The first ones make the first view; each of the others is laid
 * out, hydrated and drawn after that, by itself. On the way back, and where a link leads into the
 * page, all are drawn at once, as the visitor's place may be in any.
 */
export function PageSections({ children }: { children: ReactNode }) {
  const sections = Children.toArray(children);
  return (
    <>
      {sections.slice(0, firstView)}
      {sections.slice(firstView).map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their order.
        <Deferred key={index} isImmediate={!startsAtTop}>
          {section}
        </Deferred>
      ))}
    </>
  );
}
