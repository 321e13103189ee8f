import { useSyncExternalStore } from 'react';

/** From the last scroll event. Reading `scrollY` during rendering would force a layout. */
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
 * Whether `isPast` is true for the page's scroll position in px, such as `(y) => y >= 100`. It
 * triggers a render only when the result changes. On the server, it is `false`.
 */
export function useScrollThreshold(isPast: (y: number) => boolean) {
  return useSyncExternalStore(
    subscribe,
    () => isPast(scrollPosition),
    () => false,
  );
}
