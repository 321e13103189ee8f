import { HeadContent, Outlet, trimPathRight, useRouterState } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';
import { BackToTop, Deferred, LinkProvider, lazyComponent, SkipLink } from '#design-system';
import { PageChange } from './page-change.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteHeader } from './site-header.tsx';

const SiteFooter = lazyComponent(async () => (await import('./site-footer.tsx')).SiteFooter);

/** What every page shares: header, a place for the page, footer. */
export function SiteLayout() {
  // Of the page shown, not of the one on its way: the header changes when the page does.
  const shownPath = useRouterState({
    select: ({ matches }) => trimPathRight(matches.at(-1)?.pathname ?? '/'),
  });
  // And right after it, as the visitor looks at the page first.
  const currentPath = useDeferredValue(shownPath);
  // Its islands say so themselves.
  useEffect(() => document.getElementById('app')?.removeAttribute('data-unhydrated'), []);
  return (
    <LinkProvider component={RouterLink}>
      <HeadContent />
      <SkipLink target="main" />
      <SiteHeader currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Deferred isImmediate>
        <SiteFooter />
      </Deferred>
      <BackToTop target="main" />
      <PageChange />
    </LinkProvider>
  );
}
