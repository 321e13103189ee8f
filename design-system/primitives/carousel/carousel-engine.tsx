import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { media } from '../../tokens/media.ts';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

export type CarouselEngineProps = {
  viewport: HTMLElement;
  /** Time between two advances in ms; `undefined` never advances. */
  interval: number | undefined;
  /** See `CarouselProps`. */
  speed: number;
  onReady: (api: CarouselApi) => void;
};

/** The slide at the start of a viewport that the visitor may have scrolled by hand already. */
const firstSlideInView = ({ scrollLeft, scrollWidth, firstElementChild }: HTMLElement) =>
  Math.round((scrollLeft / scrollWidth) * (firstElementChild?.childElementCount ?? 0));

// A mouse selects text, and has buttons to press; fingers and pens swipe.
const onTouchOnly = (_: unknown, event: MouseEvent | TouchEvent) => event.type === 'touchstart';

/**
 * Moves the slides. Everything of the carousel that needs Embla is in this module, and it draws
 * nothing, so that it can arrive later than the page.
 */
export function CarouselEngine({ viewport, interval, speed, onReady }: CarouselEngineProps) {
  const [startIndex] = useState(() => firstSlideInView(viewport));
  const [attach, api] = useEmblaCarousel(
    {
      align: 'start',
      loop: true,
      startIndex,
      inViewThreshold: 0.5,
      duration: speed / 20,
      watchDrag: onTouchOnly,
      breakpoints: { [`not all and ${media.motion}`]: { duration: 0 } },
    },
    // When it plays is decided in `useAutoplay`, the same for every way to hold it.
    interval ? [Autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false })] : [],
  );

  // Before the next paint, so that a scrolled slide is taken over where it stands.
  useLayoutEffect(() => {
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (api) onReady(api);
  }, [api, onReady]);

  return null;
}
