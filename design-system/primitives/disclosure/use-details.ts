import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as styles from './details.css.ts';

/**
 * Lets Radix drive a `details` element. Before hydration, and without scripts, the browser opens
 * and closes it. After that, the browser still does so when find-in-page finds text in it, or when
 * another `details` with the same `name` opens. `onOpenChange` is called for each change that Radix
 * didn't make.
 *
 * Spread `details` on the element, `trigger` on the Radix trigger around its `summary`, and
 * `content` on the only element after that.
 */
export function useDetails(open: boolean, onOpenChange: (open: boolean) => void) {
  const ref = useRef<HTMLDetailsElement>(null);
  const adopt = () => {
    if (ref.current && ref.current.open !== open) onOpenChange(ref.current.open);
  };

  // What visitors opened or closed before hydration stays as it is.
  const adoptServed = useEffectEvent(adopt);
  useLayoutEffect(() => adoptServed(), []);

  return {
    details: {
      ref,
      open,
      className: styles.details,
      suppressHydrationWarning: true,
      onToggle: adopt,
      // By now, Radix has handled a press on the summary. The browser would undo that.
      onClick: (event: MouseEvent<HTMLDetailsElement>) => {
        const { target, currentTarget } = event;
        const summary = currentTarget.firstElementChild;
        if (target instanceof Node && summary?.contains(target)) event.preventDefault();
      },
    },
    // A summary already exposes its role and whether it is open.
    trigger: {
      asChild: true,
      type: undefined,
      'aria-controls': undefined,
      'aria-expanded': undefined,
    },
    content: { className: styles.content },
  } as const;
}
