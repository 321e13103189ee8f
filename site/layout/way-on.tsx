import { LinkTiles } from '#design-system';
import { likely, likelyCount, popularPaths } from '../content/not-found.ts';
import { pageGroups } from './all-pages.ts';
import { pagesNear } from './likely-pages.ts';
import { UnknownPath, useUnknownPath } from './unknown-path.tsx';
import { useWayHome } from './use-way-home.ts';

const pages = pageGroups.flatMap(({ title, links }) =>
  links.map((link) => ({ ...link, group: title })),
);
const popular = popularPaths.flatMap((path) => pages.filter(({ href }) => href === path));

/** Says what happens next on `/404`, and suggests the pages that the visitor probably wanted. */
export function WayOn() {
  const next = useWayHome();
  const path = useUnknownPath();
  const near = path === undefined ? [] : pagesNear(path, pages);
  const links = [...new Set([...near, ...popular])].slice(0, likelyCount);
  return (
    <LinkTiles
      title={likely.title}
      lead={likely.next[next]}
      isLive
      tiles={links.map(({ href, label, group }) => ({ href, title: label, label: group }))}
    >
      {path !== undefined && <UnknownPath path={path} nearest={near[0]} />}
    </LinkTiles>
  );
}
