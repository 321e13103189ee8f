import { useEffect, useState } from 'react';
import type { CarouselApi } from './carousel-engine.tsx';
import type { CarouselLabels } from './carousel-labels.ts';

/** The slides that Embla moves into view, counted from 1. CSS makes all of them equally wide. */
function describe(api: CarouselApi, words: CarouselLabels['inView']) {
  const slides = api.slideNodes();
  const [start = 0, next = 1] = slides.map(({ offsetLeft }) => offsetLeft);
  const perView = Math.round(api.rootNode().clientWidth / (next - start));
  const first = api.selectedScrollSnap();
  return words(first + 1, ((first + perView - 1) % slides.length) + 1, slides.length);
}

/**
 * What screen readers announce after the visitor presses a button (WCAG 4.1.3). Automatic advances
 * are never announced. Neither are swipes, because screen readers use those for their own gestures.
 */
export function useSlidesStatus(api: CarouselApi | undefined, words: CarouselLabels['inView']) {
  const [status, setStatus] = useState('');

  // The message would be wrong as soon as other slides are in view.
  useEffect(() => {
    const clear = () => setStatus('');
    api?.on('select', clear).on('reInit', clear);
    return () => {
      api?.off('select', clear).off('reInit', clear);
    };
  }, [api]);

  return { status, announce: (moved: CarouselApi) => setStatus(describe(moved, words)) };
}
