import type { ReactNode } from 'react';
import type * as styles from './carousel.css.ts';
import type { CarouselLabels } from './carousel-labels.ts';
import type { perView as classes } from './per-view.css.ts';

type SlideCount<Width extends keyof typeof classes> = keyof (typeof classes)[Width];

/**
 * The number of visible slides from each breakpoint up. If one is left out, the next smaller one
 * applies. The highest numbers still leave a logo about 90 px.
 */
export type SlidesPerView = {
  /** 1 to 3, on the narrowest screens. */
  base: SlideCount<'base'>;
  /** 1 to 4, from 480 px. */
  phone?: SlideCount<'phone'>;
  /** 1 to 6, from 767 px. */
  tablet?: SlideCount<'tablet'>;
  /** 1 to 8, from 1199 px. */
  desktop?: SlideCount<'desktop'>;
};

export type CarouselProps = {
  /** In reading order. Each `id` must be unique within the carousel. */
  slides: readonly { id: string; content: ReactNode }[];
  /** How many slides are visible at once, from each breakpoint up. */
  perView: SlidesPerView;
  /**
   * How long a slide stays before the carousel advances automatically, in ms. It should be long
   * enough to read a slide. If left out, the carousel doesn't advance automatically. There is a
   * pause button, and the pointer, keyboard focus, and a hidden tab also pause it. Under reduced
   * motion, it starts only when the visitor presses play (WCAG 2.2.2).
   */
  interval?: number | undefined;
  /**
   * Time to move by one slide, in ms, between 300 and 1000. Embla pulls a slide to its position
   * instead of following a timed curve. After this time, the slide has covered about 95% of the
   * distance (measured: 480 ms for 500), and it eases out from there. Under reduced motion, it
   * moves at once.
   * @default 500
   */
  speed?: number | undefined;
  /**
   * `quiet` buttons have no outline, and are centered on a title of one line, for use with small
   * slides.
   * @default 'outline'
   */
  controls?: keyof typeof styles.controls | undefined;
  /**
   * The texts, visible or for screen readers. Any that is left out keeps its English default.
   */
  labels?: Partial<CarouselLabels> | undefined;
} & (
  | {
      /**
       * Shown next to the buttons, above the slides. It contains the heading that names the
       * carousel, and receives the `id` for it.
       */
      header: (titleId: string) => ReactNode;
      labelledBy?: undefined;
    }
  | {
      /** The `id` of a heading elsewhere on the page that names the carousel. */
      labelledBy: string;
      header?: undefined;
    }
);
