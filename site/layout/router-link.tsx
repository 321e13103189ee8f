import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { AnchorProps } from '#design-system';
import { rememberFollowed } from './followed-links.ts';

/** Whether the click opens the link in another tab or saves it, which the browser handles. */
const isSpecial = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Whether to cross-fade to the new page. Browsers without support switch at once. So do pages that
 * follow each other quickly, because the browser would report the first transition as failed.
 */
const fades = () =>
  matchMedia('(prefers-reduced-motion: no-preference)').matches && !document.activeViewTransition;

/** In ms. A visitor whose pointer stays on a link this long will probably follow it. */
const intent = 50;
/** The timer of the link under the pointer. */
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * A link to a page of this site. It preloads the page when the visitor seems about to follow the
 * link. Unlike the router's link, it doesn't subscribe to the location, because on a page with
 * dozens of links that would slow down every navigation.
 */
function PageLink({ href, children, onClick, ...anchor }: AnchorProps) {
  const router = useRouter();
  const [to = '/', hash] = href.split('#');
  const page = { to, ...(hash && { hash }) };
  const preload = () => router.preloadRoute(page);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    if (isSpecial(event)) return;
    event.preventDefault();
    rememberFollowed(router.history, event.currentTarget);
    router.navigate({ ...page, viewTransition: fades() });
  };
  return (
    <a
      {...anchor}
      href={href}
      onClick={follow}
      onPointerEnter={() => {
        resting = setTimeout(preload, intent);
      }}
      onPointerLeave={() => clearTimeout(resting)}
      onFocus={preload}
      onTouchStart={preload}
    >
      {children}
    </a>
  );
}

/** Whether the link leads to a page of this site, not to a file such as `/licenses.txt`. */
const isPage = (href: string) => href.startsWith('/') && !href.endsWith('.txt');

/**
 * The link component for the design system. It uses the router for pages of this site, and no
 * script otherwise.
 */
export function RouterLink({ children, ...link }: AnchorProps) {
  return isPage(link.href) && !link.target ? (
    <PageLink {...link}>{children}</PageLink>
  ) : (
    <a {...link}>{children}</a>
  );
}
