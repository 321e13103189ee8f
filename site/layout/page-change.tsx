import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#design-system';

/** The place in the new page where reading starts: what the link pointed at, or its heading. */
function findStart(hash: string) {
  return (
    (hash && document.getElementById(hash)) ||
    document.querySelector<HTMLElement>('main h1') ||
    document.querySelector<HTMLElement>('main')
  );
}

/**
 * Does on a change of path what a browser does on a page load: moves focus to the new page and
 * says its title (WCAG 2.4.3, 4.1.3). The first page is the browser's own and left alone.
 */
export function PageChange() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
        if (!pathChanged) return;
        setTitle(document.title);
        const start = findStart(toLocation.hash);
        if (!start) return;
        start.tabIndex = -1;
        // The router has already scrolled, to the top or back to where the visitor was.
        start.focus({ preventScroll: true });
      }),
    [router],
  );
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
