import { scrolledSlide, stepOf } from './once-at-rest.ts';

/** In ms. For this long after a press, the slides may still be moving. */
const motion = 500;

/** The slide that the last press scrolls to, and when it was pressed. */
const aims = new WeakMap<Element, { slide: number; time: number }>();

/**
 * Scrolls natively by one slide until Embla has loaded. As with Embla, the first slide comes after
 * the last, and quick presses add up.
 */
export function scrollBySlide(viewport: Element, step: 1 | -1) {
  const { scrollWidth, clientWidth } = viewport;
  const width = stepOf(viewport);
  const positions = Math.round((scrollWidth - clientWidth) / width) + 1;
  const time = performance.now();
  const aim = aims.get(viewport);
  const from = aim && time - aim.time < motion ? aim.slide : scrolledSlide(viewport);
  const slide = (from + step + positions) % positions;
  aims.set(viewport, { slide, time });
  viewport.scrollTo({ left: slide * width });
}
