import { createContext, use } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx';

/**
 * The breadcrumbs of the current page, or `undefined` for a top-level page. The page's first section,
 * a `Banner` or an `Article`, shows them above its title. Put it around all pages, as
 * `<BreadcrumbsContext value={…}>`, so that a page can't forget its own.
 *
 * Not for breadcrumbs in another place: use `Breadcrumbs`.
 */
export const BreadcrumbsContext = createContext<BreadcrumbsProps | undefined>(undefined);

/** The current page's breadcrumbs, if it has any. */
export function PageBreadcrumbs() {
  const breadcrumbs = use(BreadcrumbsContext);
  return breadcrumbs && <Breadcrumbs {...breadcrumbs} />;
}
