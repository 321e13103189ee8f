import type { LinkTarget } from './link.tsx';
import { list } from './link-list.css.ts';
import { TextLink } from './text-link.tsx';

export type LinkListProps = {
  /** In reading order. Each target must be unique. */
  links: readonly LinkTarget[];
};

/**
 * A vertical list of links. Each is at least 24 px high (WCAG 2.5.8), and 44 on phones.
 *
 * Not for links in a row: use `Cluster` with `TextLink`. For several lists with titles, use
 * `LinkGroups`.
 */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={list}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <TextLink href={href} variant="standalone">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
