import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { media } from '../../tokens/media.ts';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

type CarouselEngineProps = {
  viewport: RefObject<HTMLElement | null>;
  /** Time between two advances in ms; `undefined` never advances. */
  interval: number | undefined;
  /** See `CarouselProps`. */
  speed: number;
  onReady: (api: CarouselApi) => void;
};

// A mouse selects text, and has buttons to press; fingers and pens swipe.
const onTouchOnly = (_: unknown, event: MouseEvent | TouchEvent) => event.type === 'touchstart';

/** The slide that the visitor has scrolled to natively, before the script arrived. */
const scrolledSlide = ({ scrollLeft, scrollWidth }: HTMLElement, slides: number) =>
  Math.round((scrollLeft / scrollWidth) * slides);

/**
 * Moves the slides. Everything of the carousel that needs Embla is in this module, and it draws
 * nothing, so that it can arrive later than the page.
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
    // When it plays is decided in `useAutoplay`, the same for every way to hold it.
    interval ? [Autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false })] : [],
  );

  useEffect(() => attach(viewport.current), [attach, viewport]);

  // Before the next paint, so that the slides are taken over where they stand.
  useLayoutEffect(() => {
    if (!api) return;
    const root = api.rootNode();
    api.scrollTo(scrolledSlide(root, api.slideNodes().length), true);
    root.scrollLeft = 0;
    onReady(api);
  }, [api, onReady]);

  return null;
}
