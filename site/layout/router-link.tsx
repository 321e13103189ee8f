import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { AnchorProps } from '#design-system';
import { rememberFollowed } from './followed-links.ts';

/** Whether the click opens the link in another tab or saves it. The browser handles that itself. */
const isSpecial = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Whether the old page fades into the new one. Browsers that can't do that change at once. So does
 * one page that follows another quickly, because the browser would report the first fade as failed.
 */
const fades = () =>
  matchMedia('(prefers-reduced-motion: no-preference)').matches && !document.activeViewTransition;

/** In ms. A pointer that stays this long on a link probably means to follow it. */
const intent = 50;
/** The timer of the link under the pointer. */
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * A link to a page of this site. The page is preloaded when the visitor seems about to follow the
 * link. Unlike the router's own link, it doesn't subscribe to the location: on a page with dozens of
 * links, that would slow down every navigation.
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

/** Whether the link leads to a page of this site, and not to a file such as `/licenses.txt`. */
const isPage = (href: string) => href.startsWith('/') && !href.endsWith('.txt');

/** The design system's link. It uses the router for pages of this site, and no script otherwise. */
export function RouterLink({ children, ...link }: AnchorProps) {
  return isPage(link.href) && !link.target ? (
    <PageLink {...link}>{children}</PageLink>
  ) : (
    <a {...link}>{children}</a>
  );
}
