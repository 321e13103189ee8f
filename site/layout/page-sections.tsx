import type { RouterHistory } from '@tanstack/react-router';
import { Children, type ReactNode } from 'react';
import { Deferred } from '#design-system';

/** How many sections are drawn first. The others in view follow one frame later. */
const firstView = 1;

/** Whether the visitor will see the next page from its top. */
let startsAtTop = false;

/** Call this once, after the first page is rendered. It tracks how the visitor gets to each page. */
export const watchArrivals = (history: RouterHistory) =>
  history.subscribe(({ action, location }) => {
    startsAtTop = action.type === 'PUSH' && !location.hash;
  });

/**
 * A page's sections, in order. The first view comes first. Each of the other sections is laid out,
 * hydrated, and drawn after that, independently. When the visitor goes back, or follows a link to a
 * part of a page, all sections are drawn at once, because any of them may be in view.
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
