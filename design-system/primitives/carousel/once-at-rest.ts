/** The slide that the visitor has scrolled to natively. */
export function scrolledSlide({ scrollLeft, scrollWidth, firstElementChild }: Element) {
  const slides = firstElementChild?.children.length ?? 0;
  return Math.round((scrollLeft / scrollWidth) * slides);
}

/** Whether a slide is where scroll snap puts it, which it isn't while a finger holds the slides. */
function isSnapped(viewport: Element) {
  const slide = viewport.firstElementChild?.children[scrolledSlide(viewport)];
  const { left } = viewport.getBoundingClientRect();
  return !slide || Math.abs(slide.getBoundingClientRect().left - left) < 1;
}

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
