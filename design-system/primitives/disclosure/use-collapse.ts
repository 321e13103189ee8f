import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './collapse.css.ts';

/** The four states of a collapse (specification §4). */
type CollapsePhase = 'collapsed' | 'expanding' | 'shown' | 'collapsing';

const phaseOf = (open: boolean, wasOpen: boolean): CollapsePhase => {
  if (open) return wasOpen ? 'shown' : 'expanding';
  return wasOpen ? 'collapsing' : 'collapsed';
};

/**
 * Collapses a Radix content element, whose text stays in the document while closed: there search
 * engines read it, and the browser's find-in-page finds it and has it opened (`onFound`).
 *
 * Spread `rows` on an element around the content and `content` on the content itself. The movement
 * is CSS on `rows`, since Radix switches its own element's transitions off to measure it.
 */
export function useCollapse(open: boolean, onFound: () => void) {
  const rows = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(open);
  const phase = phaseOf(open, wasOpen);

  // The styles say how long it moves, or that it doesn't (reduced motion); rest comes after that.
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

  // By hand, because React writes `hidden` as a boolean alone.
  useEffect(() => {
    if (phase !== 'collapsed') return;
    const element = content.current;
    element?.setAttribute('hidden', 'until-found');
    return () => element?.removeAttribute('hidden');
  }, [phase]);

  const show = useEffectEvent(() => {
    // At once and without moving: right after this event the browser scrolls to what it found.
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
