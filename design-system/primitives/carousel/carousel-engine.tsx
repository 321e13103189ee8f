import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { media } from '../../tokens/media.ts';
import { onceAtRest, scrolledSlide } from './once-at-rest.ts';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

type CarouselEngineProps = {
  viewport: RefObject<HTMLElement | null>;
  /** Time between two advances, in ms. With `undefined`, it never advances automatically. */
  interval: number | undefined;
  /** See `CarouselProps`. */
  speed: number;
  /** Receives `undefined` when the engine stops. */
  onReady: (api: CarouselApi | undefined) => void;
};

// Fingers and pens can swipe. A mouse can't, because dragging selects text, but it can use the
// buttons.
const onTouchOnly = (_: unknown, event: MouseEvent | TouchEvent) => event.type === 'touchstart';

/** A slide that is out of view is inert, so focus inside it would be lost. */
function keepFocus(api: CarouselApi) {
  const inView = api.slidesInView();
  const outOfView = api.slideNodes().filter((_, index) => !inView.includes(index));
  if (outOfView.some((slide) => slide.contains(document.activeElement))) {
    api.rootNode().focus({ preventScroll: true });
  }
}

/**
 * Moves the slides. Everything that needs Embla is in this module. It renders nothing, so it can
 * load after the page, and it starts from the slide that the visitor has scrolled to.
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

  useEffect(() => {
    const { current } = viewport;
    if (current) return onceAtRest(current, () => attach(current));
  }, [attach, viewport]);

  // Runs before the next paint, so that the slides don't jump when Embla takes over.
  useLayoutEffect(() => {
    if (!api) return;
    const root = api.rootNode();
    api.on('slidesInView', keepFocus);
    api.scrollTo(scrolledSlide(root), true);
    root.scrollTo({ left: 0, behavior: 'instant' });
    onReady(api);
    return () => onReady(undefined);
  }, [api, onReady]);

  return null;
}
