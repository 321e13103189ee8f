import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './section-picture.css.ts';

/** Part of a page, about as wide as on a small desktop screen. */
const size = { width: 1120, height: 640 };

/**
 * Shows a section as a picture: scaled down, and inert for pointers, keys, and assistive
 * technology. It renders when it comes near the viewport, because there are many on a page.
 */
export function SectionPicture({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear((was) => was || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '100%' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} inert={true} aria-hidden={true} className={styles.picture}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden={true}>
        <foreignObject {...size}>
          <div className={styles.page}>{isNear && children}</div>
        </foreignObject>
      </svg>
    </div>
  );
}
