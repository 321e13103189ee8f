import { Children, type ReactNode } from 'react';
import { Deferred } from '#design-system';
import { arrival } from './arrivals.ts';

/** How many sections render first. The others in view follow one frame later. */
const firstView = 1;

/**
 * A page's sections, in order. The first view comes first. After that, each of the other sections
 * is laid out, hydrated, and rendered independently. When the visitor goes back, or follows a link
 * to a part of a page, all sections render at once, because any of them may be in view.
 */
export function PageSections({ children }: { children: ReactNode }) {
  const sections = Children.toArray(children);
  return (
    <>
      {sections.slice(0, firstView)}
      {sections.slice(firstView).map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their order.
        <Deferred key={index} isImmediate={!arrival.isAtTop}>
          {section}
        </Deferred>
      ))}
    </>
  );
}
