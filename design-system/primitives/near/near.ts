import { type RefObject, useEffect, useState } from 'react';

/**
 * Calls back once, when the visitor comes within one screen of `element` or jumps past its start,
 * because it may be needed soon. Returns a function that stops waiting.
 */
export function onceNear(element: Element, callback: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '1000000px 0px 100%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the visitor has come near `target`. `undefined` until a script has checked. */
export function useIsNear(target: RefObject<HTMLElement | null>) {
  const [isNear, setIsNear] = useState<boolean>();
  useEffect(() => {
    setIsNear(false);
    if (target.current) return onceNear(target.current, () => setIsNear(true));
  }, [target]);
  return isNear;
}
