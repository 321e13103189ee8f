import { HeadContent, Outlet, useRouterState } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';
import {
  BackToTop,
  BreadcrumbsContext,
  Deferred,
  LinkProvider,
  lazyComponent,
  SkipLink,
} from '#design-system';
import { breadcrumbsOf, type PlacedPage } from '../content/breadcrumbs.ts';
import type { PageMeta } from '../content/page.ts';
import { scrollThresholds } from '../requirements.ts';
import { PageChange } from './page-change.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteHeader } from './site-header.tsx';

const SiteFooter = lazyComponent(async () => (await import('./site-footer.tsx')).SiteFooter);

/** What the layout shows of a page. */
type LaidOutPage = PlacedPage & Pick<PageMeta, 'closing'>;

/** What every page shares: the header, the footer, and the page between them. */
export function SiteLayout() {
  // The current page. While the next page loads, the header still marks this one.
  const page: LaidOutPage | undefined = useRouterState({
    select: ({ matches }) => matches.at(-1)?.loaderData,
  });
  // The header and the footer render after the page, because the visitor looks at the page first.
  const currentPath = useDeferredValue(page?.path ?? '');
  const closing = useDeferredValue(page?.closing);
  // Marks the page as hydrated. Islands inside it do the same once they are hydrated.
  useEffect(() => document.getElementById('app')?.removeAttribute('data-unhydrated'), []);
  return (
    <LinkProvider component={RouterLink}>
      <HeadContent />
      <SkipLink target="main" />
      <SiteHeader currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        <BreadcrumbsContext value={page && breadcrumbsOf(page)}>
          <Outlet />
        </BreadcrumbsContext>
      </main>
      <Deferred isImmediate>
        <SiteFooter closing={closing} />
      </Deferred>
      <BackToTop target="main" showAfter={scrollThresholds.backToTop} />
      <PageChange />
    </LinkProvider>
  );
}
