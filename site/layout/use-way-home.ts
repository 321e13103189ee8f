import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { allPages, page } from '../content/not-found.ts';
import { notFoundDelay } from '../requirements.ts';
import { arrival } from './arrivals.ts';

/** What visitors do on a page that they are looking at. */
const acts = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'];

/** Whether the visitor caused the event. Some of these events also fire without one. */
function isByVisitor(event: Event) {
  // Browsers also report a pointer that doesn't move, once the page is painted below it.
  if (event.type === 'pointermove' && event instanceof PointerEvent) {
    return event.movementX !== 0 || event.movementY !== 0;
  }
  // A navigation scrolls to the top, and moves focus to the main heading.
  if (event.type === 'scroll') return scrollY > 0;
  if (event.type === 'focusin') return !(event.target instanceof HTMLHeadingElement);
  return true;
}

/**
 * Whether the visitor did something before this page's scripts ran. The starter keeps track of
 * that.
 */
const hasActed = () => !arrival.isByClient && 'acted' in document.documentElement.dataset;

/**
 * Redirects the visitor home after a while, unless they do anything on this page or opened its list
 * directly. Returns what happens next.
 */
export function useWayHome() {
  const router = useRouter();
  const [next, setNext] = useState<'open' | 'leaving' | 'staying'>('open');
  useEffect(() => {
    if (router.history.location.hash === `#${allPages.id}`) return;
    if (hasActed()) return setNext('staying');
    const listening = new AbortController();
    const timer = setTimeout(() => {
      // Don't interrupt a visitor who has followed a link to a page that is still loading.
      if (router.history.location.pathname !== page.path) return;
      router.navigate({ to: '/', replace: true });
    }, notFoundDelay);
    const stop = () => {
      clearTimeout(timer);
      listening.abort();
    };
    const stay = (event: Event) => {
      if (!isByVisitor(event)) return;
      stop();
      setNext('staying');
    };
    for (const act of acts) {
      addEventListener(act, stay, { capture: true, passive: true, signal: listening.signal });
    }
    setNext('leaving');
    return stop;
  }, [router]);
  return next;
}
