import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useIsNear } from '../near/near.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './carousel.css.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselApi } from './carousel-engine.tsx';
import { carouselLabels } from './carousel-labels.ts';
import type { CarouselProps } from './carousel-props.ts';
import { EngineBoundary } from './engine-boundary.tsx';
import { perView as perViewClasses } from './per-view.css.ts';
import { scrollBySlide } from './scroll-by-slide.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSlidesInView } from './use-slides-in-view.ts';
import { useSlidesStatus } from './use-slides-status.ts';

export type { CarouselLabels } from './carousel-labels.ts';
export type { CarouselProps, SlidesPerView } from './carousel-props.ts';

const CarouselEngine = lazy(async () => ({
  default: (await import('./carousel-engine.tsx')).CarouselEngine,
}));

/**
 * Slides side by side that visitors move with buttons, arrow keys, and swipes. The last slide is
 * followed by the first. CSS alone decides how many are visible. On a phone, the edge of the next
 * slide is also visible. Slides out of view are inert, so Tab and screen readers reach only those in
 * view. After a press, screen readers announce which slides are in view. While the carousel advances
 * automatically, they say nothing. If all slides fit, nothing moves and the buttons are hidden.
 *
 * Without its script, it is a native scroller: all slides can be reached, and the buttons scroll.
 * The script loads when the visitor comes within one screen of the carousel. It starts once nothing
 * is scrolling, from the slide that is in view, and only then can the carousel advance
 * automatically.
 *
 * Not for content that every visitor should see, because slides out of view are easy to miss: use
 * `Grid`, which shows everything at once. Clients, quotes, and projects have their own carousels:
 * `LogoCarousel`, `Testimonials`, and `Portfolio`.
 */
export function Carousel({
  labelledBy,
  slides,
  perView,
  header,
  interval,
  speed = 500,
  controls = 'outline',
  labels: ownLabels,
}: CarouselProps) {
  const labels = { ...carouselLabels, ...ownLabels };
  const titleId = useId();
  const slidesId = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(viewport);
  const [api, setApi] = useState<CarouselApi>();
  const { inView, moves } = useSlidesInView(api);
  const { status, announce } = useSlidesStatus(api, labels.inView);
  const { playing, toggle, holders } = useAutoplay(api, interval !== undefined);
  const [nativeMoves, setNativeMoves] = useState(0);

  const move = (step: 1 | -1) => {
    if (api) {
      if (step === 1) api.scrollNext();
      else api.scrollPrev();
      return announce(api);
    }
    if (viewport.current) scrollBySlide(viewport.current, step);
    setNativeMoves(nativeMoves + 1);
  };

  const moveByArrow = (event: KeyboardEvent) => {
    if (!api || !moves || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the role that ARIA's carousel pattern has.
    <div
      {...holders}
      role="group"
      aria-roledescription={labels.carousel}
      aria-labelledby={labelledBy ?? titleId}
      className={styles.carousel}
      onKeyDown={moveByArrow}
    >
      <div className={styles.top[controls]}>
        {header && <div className={styles.header}>{header(titleId)}</div>}
        <div className={classNames(styles.controls[controls], !moves && styles.unavailable)}>
          <CarouselControls
            labels={labels}
            slidesId={slidesId}
            onMove={move}
            autoplay={
              interval === undefined
                ? undefined
                : { isReady: api !== undefined, playing, onToggle: toggle }
            }
          />
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div
        ref={viewport}
        role="group"
        aria-label={labels.slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by arrow keys (WCAG 2.1.1).
        tabIndex={0}
        className={styles.viewport}
        data-state={api ? 'moved' : undefined}
      >
        <div
          id={slidesId}
          className={classNames(
            styles.slides,
            slides.length > Math.max(perView.base, perView.phone ?? 1) + 1 && styles.endless,
            perViewClasses.base[perView.base],
            perView.phone && perViewClasses.phone[perView.phone],
            perView.tablet && perViewClasses.tablet[perView.tablet],
            perView.desktop && perViewClasses.desktop[perView.desktop],
          )}
        >
          {slides.map(({ id, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the role that ARIA's carousel pattern has.
            <div
              key={id}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={labels.position(index + 1, slides.length)}
              inert={inView.length > 0 && !inView.includes(index)}
              className={styles.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {isNear && (
        <EngineBoundary>
          <Suspense>
            <CarouselEngine
              // It starts only once nothing moves, so each press restarts the wait.
              key={nativeMoves}
              viewport={viewport}
              interval={interval}
              speed={speed}
              onReady={setApi}
            />
          </Suspense>
        </EngineBoundary>
      )}
    </div>
  );
}
