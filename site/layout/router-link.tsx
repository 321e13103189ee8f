import { useLinkProps } from '@tanstack/react-router';
import type { AnchorProps } from '#design-system';

/** A link to a page of this site, loaded ahead when the visitor means to follow it. */
function PageLink({ href, children, onClick, ...anchor }: AnchorProps) {
  const [to, hash] = href.split('#');
  const link = useLinkProps({
    ...(to && { to }),
    ...(hash && { hash }),
    ...(onClick && { onClick }),
    preload: 'intent',
    activeProps: {},
  });
  return (
    // The router marks every link to the current page; which one stands for it, the caller knows.
    <a {...link} data-status={undefined} {...anchor} aria-current={anchor['aria-current']}>
      {children}
    </a>
  );
}

/** The design system's link: through the router to a page of this site, plain to anywhere else. */
export function RouterLink({ children, ...link }: AnchorProps) {
  return link.href.startsWith('/') ? (
    <PageLink {...link}>{children}</PageLink>
  ) : (
    <a {...link}>{children}</a>
  );
}
