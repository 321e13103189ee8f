import type { BreadcrumbsProps } from '#design-system';
import { headerNavigation } from './navigation.ts';
import type { PageMeta } from './page.ts';

/** A page, and the title that an article shows. */
export type PlacedPage = Pick<PageMeta, 'path' | 'title'> & { heading?: string };

/**
 * Where a page is: the page above it, and its own name. Nothing if it is under no other. A page is
 * under another if a menu of the header lists it there, or if its path continues the other's.
 */
export function breadcrumbsOf({
  path,
  title,
  heading = title,
}: PlacedPage): BreadcrumbsProps | undefined {
  for (const item of headerNavigation.items) {
    const isMenu = 'links' in item;
    const parent = { href: isMenu ? item.overview.href : item.href, label: item.label };
    const listed = isMenu && item.links.find(({ href }) => href === path);
    if (listed || path.startsWith(`${parent.href}/`)) {
      return { parents: [parent], current: listed ? listed.label : heading };
    }
  }
  return undefined;
}
