import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { AnchorProps } from '#design-system';

/** Opens it somewhere else, or saves it: the browser's business. */
const isSpecial = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** In ms: a pointer that stays so long on a link means it. */
const intent = 50;
/** Of the one pointer there is. */
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * A link to a page of this site, loaded ahead when the visitor means to follow it. Less than the
 * router's own: it follows no change of location, which a page with dozens of links would feel.
 */
function PageLink({ href, children, onClick, ...anchor }: AnchorProps) {
  const router = useRouter();
  const [to = '/', hash] = href.split('#');
  const page = { to, ...(hash && { hash }) };
  const preload = () => router.preloadRoute(page);
  const follow = (event: MouseEvent) => {
    onClick?.();
    if (isSpecial(event)) return;
    event.preventDefault();
    router.navigate(page);
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

/** The design system's link: through the router to a page of this site, plain to anywhere else. */
export function RouterLink({ children, ...link }: AnchorProps) {
  return link.href.startsWith('/') && !link.target ? (
    <PageLink {...link}>{children}</PageLink>
  ) : (
    <a {...link}>{children}</a>
  );
}
