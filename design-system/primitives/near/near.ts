import { type RefObject, useEffect, useState } from 'react';

/**
 * Calls back once, when the visitor has come within a screen of `element` or has jumped past its
 * beginning, and so may soon have a use for it. Returns how to stop waiting.
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

/** Whether the visitor has come near `target`; `undefined` until a script has looked. */
export function useIsNear(target: RefObject<HTMLElement | null>) {
  const [isNear, setIsNear] = useState<boolean>();
  useEffect(() => {
    setIsNear(false);
    if (target.current) return onceNear(target.current, () => setIsNear(true));
  }, [target]);
  return isNear;
}
