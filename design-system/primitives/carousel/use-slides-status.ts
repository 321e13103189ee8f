import { useEffect, useState } from 'react';
import type { CarouselApi } from './carousel-engine.tsx';
import type { CarouselLabels } from './carousel-labels.ts';

/** The slides that Embla moves into view, counted from 1. CSS gives all the same width. */
function describe(api: CarouselApi, words: CarouselLabels['inView']) {
  const slides = api.slideNodes();
  const [start = 0, next = 1] = slides.map(({ offsetLeft }) => offsetLeft);
  const perView = Math.round(api.rootNode().clientWidth / (next - start));
  const first = api.selectedScrollSnap();
  return words(first + 1, ((first + perView - 1) % slides.length) + 1, slides.length);
}

/**
 * What screen readers say after the visitor's own press (WCAG 4.1.3). What the carousel does by itself
 * is never spoken, and neither are swipes, because screen readers keep those for themselves.
 */
export function useSlidesStatus(api: CarouselApi | undefined, words: CarouselLabels['inView']) {
  const [status, setStatus] = useState('');

  // It would be wrong as soon as other slides are in view.
  useEffect(() => {
    const clear = () => setStatus('');
    api?.on('select', clear).on('reInit', clear);
    return () => {
      api?.off('select', clear).off('reInit', clear);
    };
  }, [api]);

  return { status, announce: (moved: CarouselApi) => setStatus(describe(moved, words)) };
}
