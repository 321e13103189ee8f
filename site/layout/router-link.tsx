import { useLinkProps } from '@tanstack/react-router';
import type { AnchorProps } from '#design-system';
import type { SitePath } from '../content/page.ts';

type InternalHref = SitePath | `${SitePath}#${string}`;

const isInternal = (href: string): href is InternalHref => href.startsWith('/');

function InternalLink({ href, children, ...anchor }: AnchorProps & { href: InternalHref }) {
  const [to, hash] = href.split('#');
  const link = useLinkProps({ ...anchor, to, hash, preload: 'intent', activeProps: {} });
  return (
    // Only the caller knows which link stands for the current page; the router would mark them all.
    <a {...link} aria-current={anchor['aria-current']} data-status={undefined}>
      {children}
    </a>
  );
}

/** The design system's link, going through the router where it leads to a page of this site. */
export function RouterLink({ href, children, ...anchor }: AnchorProps) {
  return isInternal(href) ? (
    <InternalLink {...anchor} href={href}>
      {children}
    </InternalLink>
  ) : (
    <a {...anchor} href={href}>
      {children}
    </a>
  );
}
