import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/**
 * Whether the page is scrolled to where `isPast` says so, given its scroll position in px, such as
 * `(y) => y >= 140`. Renders again only when the answer changes; `false` on the server.
 */
export function useScrollThreshold(isPast: (y: number) => boolean) {
  return useSyncExternalStore(
    subscribe,
    () => isPast(window.scrollY),
    () => false,
  );
}
