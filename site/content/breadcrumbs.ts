import type { LinkTarget } from '#design-system';
import { headerNavigation } from './navigation.ts';
import type { PageMeta } from './page.ts';

/** Where a page is: the page above it, and its own name, which is the last of the breadcrumbs. */
export type PagePlace = { parent: LinkTarget; name: string };

/** A page, and the title that an article shows. */
export type PlacedPage = Pick<PageMeta, 'path' | 'title'> & { heading?: string };

/**
 * Where a page is, or nothing if it is under no other. A page is under another if a menu of the header
 * lists it there, or if its path continues the other's.
 */
export function placeOf({ path, title, heading = title }: PlacedPage): PagePlace | undefined {
  for (const item of headerNavigation.items) {
    const isMenu = 'links' in item;
    const parent = { href: isMenu ? item.overview.href : item.href, label: item.label };
    const listed = isMenu && item.links.find(({ href }) => href === path);
    if (listed) return { parent, name: listed.label };
    if (path.startsWith(`${parent.href}/`)) return { parent, name: heading };
  }
  return undefined;
}
