import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the visitor has come within a screen of `target`, and so may soon have a use for it;
 * `undefined` until a script has looked.
 */
export function useIsNear(target: RefObject<HTMLElement | null>) {
  const [isNear, setIsNear] = useState<boolean>();
  useEffect(() => {
    if (!target.current) return;
    const look = (entries: IntersectionObserverEntry[]) => {
      const hasCome = entries.some(({ isIntersecting }) => isIntersecting);
      setIsNear(hasCome);
      if (hasCome) observer.disconnect();
    };
    const observer = new IntersectionObserver(look, { rootMargin: '100%' });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isNear;
}
