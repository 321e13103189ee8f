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
  /**
   * Announces after a press which slides are in view, counted from 1. `last` is less than `first`
   * if the view wraps around from the last slide to the first.
   * @default 'Slide 2 of 4', 'Slides 2 to 4 of 6', 'Slides 4 and 1 of 4'
   */
  inView: (first: number, last: number, count: number) => string;
  /** @default 'Previous slide' */
  previous: string;
  /** @default 'Next slide' */
  next: string;
  /**
   * Names the button while the slides are paused.
   * @default 'Play slides'
   */
  play: string;
  /**
   * Names the button while the slides advance.
   * @default 'Pause slides'
   */
  pause: string;
};

const range = (first: number, last: number) =>
  first === last ? `${first}` : `${first} to ${last}`;

function inView(first: number, last: number, count: number) {
  if (first === last) return `Slide ${first} of ${count}`;
  if (last === first + 1) return `Slides ${first} and ${last} of ${count}`;
  if (first < last) return `Slides ${range(first, last)} of ${count}`;
  return `Slides ${range(first, count)} and ${range(1, last)} of ${count}`;
}

export const carouselLabels: CarouselLabels = {
  carousel: 'carousel',
  slides: 'Slides',
  slide: 'slide',
  position: (slide, count) => `${slide} of ${count}`,
  inView,
  previous: 'Previous slide',
  next: 'Next slide',
  play: 'Play slides',
  pause: 'Pause slides',
};
