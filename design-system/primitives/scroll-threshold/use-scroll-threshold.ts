import { useSyncExternalStore } from 'react';

/** As last told by the browser: to ask it while a page is drawn would have it lay that page out. */
let scrollPosition = 0;

const subscribe = (onChange: () => void) => {
  const update = () => {
    scrollPosition = window.scrollY;
    onChange();
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
};

/**
 * Whether the page is scrolled to where `isPast` says so, given its scroll position in px, such as
 * `(y) => y >= 140`. Renders again only when the answer changes; `false` on the server.
 */
export function useScrollThreshold(isPast: (y: number) => boolean) {
  return useSyncExternalStore(
    subscribe,
    () => isPast(scrollPosition),
    () => false,
  );
}
