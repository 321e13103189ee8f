import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a scroller's content is wider than the scroller. Until scripts can measure it, this is
 * what the caller expects.
 */
export function useOverflow(scroller: RefObject<HTMLElement | null>, isExpected = false) {
  const [overflows, setOverflows] = useState(isExpected);
  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const measure = () => setOverflows(current.scrollWidth > current.clientWidth);
    const observer = new ResizeObserver(measure);
    for (const box of [current, ...current.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);
  return overflows;
}
