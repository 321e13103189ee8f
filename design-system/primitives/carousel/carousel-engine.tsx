import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { media } from '../../tokens/media.ts';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

type CarouselEngineProps = {
  viewport: RefObject<HTMLElement | null>;
  /** Time between two advances, in ms. With `undefined`, it never advances by itself. */
  interval: number | undefined;
  /** See `CarouselProps`. */
  speed: number;
  onReady: (api: CarouselApi) => void;
};

// Fingers and pens can swipe. A mouse can't, because dragging selects text; it can use the buttons.
const onTouchOnly = (_: unknown, event: MouseEvent | TouchEvent) => event.type === 'touchstart';

/** The slide that the visitor has scrolled to natively before the script loaded. */
const scrolledSlide = ({ scrollLeft, scrollWidth }: HTMLElement, slides: number) =>
  Math.round((scrollLeft / scrollWidth) * slides);

/**
 * Moves the slides. Everything that needs Embla is in this module. It renders nothing, so it can load
 * later than the page.
 */
export function CarouselEngine({ viewport, interval, speed, onReady }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel(
    {
      align: 'start',
      loop: true,
      inViewThreshold: 0.5,
      duration: speed / 20,
      watchDrag: onTouchOnly,
      breakpoints: { [`not all and ${media.motion}`]: { duration: 0 } },
    },
    // `useAutoplay` decides when it plays and when it pauses.
    interval ? [Autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false })] : [],
  );

  useEffect(() => attach(viewport.current), [attach, viewport]);

  // Before the next paint, so that the slides don't jump when Embla takes over.
  useLayoutEffect(() => {
    if (!api) return;
    const root = api.rootNode();
    api.scrollTo(scrolledSlide(root, api.slideNodes().length), true);
    root.scrollLeft = 0;
    onReady(api);
  }, [api, onReady]);

  return null;
}
