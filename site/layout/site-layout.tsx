import { HeadContent, Outlet, trimPathRight, useRouterState } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { BackToTop, LinkProvider, SkipLink } from '#design-system';
import { latePart } from './late-part.tsx';
import { PageChange } from './page-change.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteHeader } from './site-header.tsx';

const SiteFooter = latePart('footer', async () => (await import('./site-footer.tsx')).SiteFooter);

/** What every page shares: header, a place for the page, footer. */
export function SiteLayout() {
  // Of the page shown, not of the one on its way: the header changes when the page does.
  const shownPath = useRouterState({
    select: ({ matches }) => trimPathRight(matches.at(-1)?.pathname ?? '/'),
  });
  // And right after it, as the visitor looks at the page first.
  const currentPath = useDeferredValue(shownPath);
  return (
    <LinkProvider component={RouterLink}>
      <HeadContent />
      <SkipLink target="main" />
      <SiteHeader currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <BackToTop target="main" />
      <PageChange />
    </LinkProvider>
  );
}
