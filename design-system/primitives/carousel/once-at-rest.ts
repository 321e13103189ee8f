const startOf = (element: Element) => element.getBoundingClientRect().left;

/** The distance from one slide's start to the next one's. */
export function stepOf({ firstElementChild, clientWidth }: Element) {
  const [first, second] = firstElementChild?.children ?? [];
  return first && second ? startOf(second) - startOf(first) : clientWidth;
}

/** The slide that the visitor has scrolled to natively. */
export const scrolledSlide = (viewport: Element) =>
  Math.round(viewport.scrollLeft / stepOf(viewport));

/** Whether a slide is where scroll snap puts it, which it isn't while a finger holds the slides. */
const isSnapped = (viewport: Element) =>
  Math.abs(viewport.scrollLeft - scrolledSlide(viewport) * stepOf(viewport)) < 1;

/** In frames. A smooth scroll can take this long to begin. */
const rest = 3;

/** Calls back once nothing in `viewport` is scrolling. Returns a function that stops waiting. */
export function onceAtRest(viewport: Element, callback: () => void) {
  let last = viewport.scrollLeft;
  let still = 0;
  let frame = requestAnimationFrame(function look() {
    still = viewport.scrollLeft === last ? still + 1 : 0;
    last = viewport.scrollLeft;
    if (still >= rest && isSnapped(viewport)) callback();
    else frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}
