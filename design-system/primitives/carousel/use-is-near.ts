import { type RefObject, useEffect, useState } from 'react';

/** Whether the visitor has come within a screen of `target`, and so may soon have a use for it. */
export function useIsNear(target: RefObject<HTMLElement | null>) {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!target.current || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      { rootMargin: '100%' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, isNear]);
  return isNear;
}
