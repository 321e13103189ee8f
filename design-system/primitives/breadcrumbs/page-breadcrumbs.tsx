import { createContext, type ReactNode, use } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx';

const Place = createContext<BreadcrumbsProps | undefined>(undefined);

export type BreadcrumbsProviderProps = {
  /** The breadcrumbs of the current page. Top-level pages have none. */
  breadcrumbs: BreadcrumbsProps | undefined;
  /** The pages. */
  children: ReactNode;
};

/**
 * Tells the page's first section, a `Banner` or an `Article`, which breadcrumbs to show above its
 * title. Put it around all pages, so that a page can't forget its own.
 *
 * Not for breadcrumbs in another place: use `Breadcrumbs`.
 */
export function BreadcrumbsProvider({ breadcrumbs, children }: BreadcrumbsProviderProps) {
  return <Place value={breadcrumbs}>{children}</Place>;
}

/** The current page's breadcrumbs, if it has any. */
export function PageBreadcrumbs() {
  const breadcrumbs = use(Place);
  return breadcrumbs && <Breadcrumbs {...breadcrumbs} />;
}
