import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PageProgress, VisuallyHidden } from '#design-system';
import { focusFollowed } from './followed-links.ts';

/** Where reading starts on the new page: at the link's target, or otherwise at the main heading. */
function findStart(hash: string) {
  return (
    (hash && document.getElementById(hash)) ||
    document.querySelector<HTMLElement>('main h1') ||
    document.querySelector<HTMLElement>('main')
  );
}

/**
 * On a navigation, does what a browser does when it loads a page: shows that the page is loading,
 * moves focus to it, or back to the link that was followed from it, and announces its title (WCAG
 * 2.4.3, 4.1.3). For the first page, the browser does this.
 */
export function PageChange() {
  const router = useRouter();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
        if (!pathChanged) return;
        setTitle(document.title);
        if (focusFollowed(router.history)) return;
        const start = findStart(toLocation.hash);
        if (!start) return;
        start.tabIndex = -1;
        // The router has already scrolled to the right position.
        start.focus({ preventScroll: true });
      }),
    [router],
  );
  return (
    <>
      <PageProgress isLoading={isLoading} />
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
    </>
  );
}
