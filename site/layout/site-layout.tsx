import { HeadContent, Outlet, useLocation } from '@tanstack/react-router';
import { LinkProvider, SkipLink } from '#design-system';
import { PageChange } from './page-change.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What every page shares: header, a place for the page, footer. */
export function SiteLayout() {
  const currentPath = useLocation({ select: ({ pathname }) => pathname });
  return (
    <LinkProvider component={RouterLink}>
      <HeadContent />
      <SkipLink target="main" />
      <SiteHeader currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <PageChange />
    </LinkProvider>
  );
}
