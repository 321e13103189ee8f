/** The texts of a carousel, visible or for screen readers. */
export type CarouselLabels = {
  /**
   * What kind of group it is, for screen readers.
   * @default 'carousel'
   */
  carousel: string;
  /**
   * Names all slides together.
   * @default 'Slides'
   */
  slides: string;
  /**
   * What kind of thing one slide is, for screen readers.
   * @default 'slide'
   */
  slide: string;
  /**
   * Names one slide by its position, counted from 1.
   * @default (slide, count) => `${slide} of ${count}`
   */
  position: (slide: number, count: number) => string;
  /** @default 'Previous slide' */
  previous: string;
  /** @default 'Next slide' */
  next: string;
  /**
   * Names the button while the slides don't advance.
   * @default 'Play slides'
   */
  play: string;
  /**
   * Names the button while the slides advance.
   * @default 'Pause slides'
   */
  pause: string;
};

export const carouselLabels: CarouselLabels = {
  carousel: 'carousel',
  slides: 'Slides',
  slide: 'slide',
  position: (slide, count) => `${slide} of ${count}`,
  previous: 'Previous slide',
  next: 'Next slide',
  play: 'Play slides',
  pause: 'Pause slides',
};
