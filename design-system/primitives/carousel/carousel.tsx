import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyComponent } from '../deferred/lazy-component.ts';
import { useIsNear } from '../near/near.ts';
import * as styles from './carousel.css.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselApi } from './carousel-engine.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlidesInView } from './use-slides-in-view.ts';

/** How many slides are seen at once. */
export type SlideCount = keyof typeof styles.perView.base;

/** Slides seen at once from each breakpoint upwards; one left out keeps the count below it. */
export type SlidesPerView = {
  /** The narrowest screens. */
  base: SlideCount;
  /** From 480 px. */
  phone?: SlideCount;
  /** From 767 px. */
  tablet?: SlideCount;
  /** From 1199 px. */
  desktop?: SlideCount;
};

export type CarouselProps = {
  /** The `id` of its heading, which names the region for assistive technology. */
  labelledBy: string;
  /** In reading order. `id` tells them apart and must be unique among them. */
  slides: readonly { id: string; content: ReactNode }[];
  perView: SlidesPerView;
  /** What stands beside the buttons, above the slides: usually the section's header. */
  header?: ReactNode;
  /**
   * Advances by itself, with a button to pause. Pointer, keyboard focus and a hidden tab hold it;
   * under reduced motion it waits for the visitor to press play.
   * @default false
   */
  autoplay?: boolean | undefined;
  /**
   * Time between two advances in ms, long enough to read a slide.
   * @default 5000
   */
  interval?: number | undefined;
  /**
   * Time to move by one slide in ms, between 300 and 1000 (specification, section 9). Embla pulls a
   * slide towards its place instead of following a timed curve: it is about 95 % there after this
   * time (measured: 480 ms for 500) and eases out after. Under reduced motion it moves at once.
   * @default 500
   */
  speed?: number | undefined;
};

const CarouselEngine = lazyComponent(
  async () => (await import('./carousel-engine.tsx')).CarouselEngine,
);

/**
 * Slides side by side, moved by buttons, arrow keys and swipes, round and round. How many are seen
 * is CSS alone; before the script runs, and without it, the slides scroll natively. Slides out of
 * view are inert, so Tab and screen readers meet only those that can be seen. Where all fit at
 * once, nothing moves and the buttons are hidden. The script that moves them arrives when the
 * visitor has come within a screen of them.
 *
 * Not for content that every visitor should see, because slides out of view are easy to miss: use
 * `Grid`, which shows everything at once. Clients, quotes and projects have carousels of their own:
 * `LogoCarousel`, `Testimonials` and `Portfolio`.
 */
export function Carousel({
  labelledBy,
  slides,
  perView,
  header,
  autoplay = false,
  interval = 5000,
  speed = 500,
}: CarouselProps) {
  const slidesId = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(viewport);
  const [api, setApi] = useState<CarouselApi>();
  const { inView, moves } = useSlidesInView(api);
  const { playing, advancing, toggle, holders } = useAutoplay(api, autoplay);

  const move = (step: 1 | -1) => {
    if (api && step === 1) return api.scrollNext();
    if (api) return api.scrollPrev();
    // Pressed before Embla stands ready: scrolls natively, and Embla goes on from there.
    viewport.current?.scrollBy({ left: (step * viewport.current.scrollWidth) / slides.length });
  };

  const moveByArrow = (event: KeyboardEvent) => {
    if (!api || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    // Focus within a slide that is about to go out of view would be lost.
    if (event.target instanceof Node && viewport.current?.contains(event.target)) {
      viewport.current.focus({ preventScroll: true });
    }
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };

  return (
    <section
      {...holders}
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      className={styles.carousel}
      onKeyDown={moveByArrow}
    >
      <div className={styles.top}>
        {header && <div className={styles.header}>{header}</div>}
        <div className={moves ? styles.controls : `${styles.controls} ${styles.unneeded}`}>
          <CarouselControls
            slidesId={slidesId}
            onPrevious={() => move(-1)}
            onNext={() => move(1)}
            autoplay={autoplay ? { playing, onToggle: toggle } : undefined}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div
        ref={viewport}
        role="group"
        aria-label="Slides"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by arrow keys (WCAG 2.1.1).
        tabIndex={0}
        className={styles.viewport}
        data-state={api ? 'moved' : undefined}
      >
        <div
          id={slidesId}
          aria-live={advancing ? 'off' : 'polite'}
          className={[
            styles.slides,
            styles.perView.base[perView.base],
            perView.phone && styles.perView.phone[perView.phone],
            perView.tablet && styles.perView.tablet[perView.tablet],
            perView.desktop && styles.perView.desktop[perView.desktop],
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {slides.map(({ id, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the role that ARIA's carousel pattern has.
            <div
              key={id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={inView.length > 0 && !inView.includes(index)}
              className={styles.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {isNear && (
        <Suspense>
          <CarouselEngine
            viewport={viewport}
            interval={autoplay ? interval : undefined}
            speed={speed}
            onReady={setApi}
          />
        </Suspense>
      )}
    </section>
  );
}
