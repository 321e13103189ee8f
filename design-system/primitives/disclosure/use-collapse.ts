import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './collapse.css.ts';

/** The states of a collapse. The styles animate the two between `collapsed` and `shown`. */
type CollapsePhase = 'collapsed' | 'expanding' | 'shown' | 'collapsing';

const phaseOf = (open: boolean, wasOpen: boolean): CollapsePhase => {
  if (open) return wasOpen ? 'shown' : 'expanding';
  return wasOpen ? 'collapsing' : 'collapsed';
};

/**
 * Collapses a Radix content element. Its text stays in the document while closed, so search engines
 * can read it, and the browser's find-in-page can find it and open it (`onFound`).
 *
 * Spread `rows` on an element around the content, and `content` on the content itself. CSS animates
 * `rows`, because Radix turns off transitions on its own element to measure it.
 */
export function useCollapse(open: boolean, onFound: () => void) {
  const rows = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(open);
  const phase = phaseOf(open, wasOpen);

  // The styles define the animation, if any. The collapse is at rest when it has finished.
  useEffect(() => {
    let latest = true;
    const moves = rows.current?.getAnimations() ?? [];
    Promise.allSettled(moves.map((move) => move.finished)).then(() => {
      if (latest) setWasOpen(open);
    });
    return () => {
      latest = false;
    };
  }, [open]);

  // Set on the element, because React supports only boolean values for `hidden`.
  useEffect(() => {
    if (phase !== 'collapsed') return;
    const element = content.current;
    element?.setAttribute('hidden', 'until-found');
    return () => element?.removeAttribute('hidden');
  }, [phase]);

  const show = useEffectEvent(() => {
    // Without animation, because the browser scrolls to the match right after this event.
    flushSync(() => {
      setWasOpen(true);
      onFound();
    });
  });
  useEffect(() => {
    const element = content.current;
    const found = () => show();
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, []);

  return {
    rows: { ref: rows, className: styles.rows, 'data-phase': phase },
    content: { ref: content, className: styles.content, forceMount: true },
  } as const;
}
