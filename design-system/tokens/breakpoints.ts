/**
 * The widths at which layouts change, in em of the visitor's text size, so that large text gets a
 * layout with enough room (WCAG 1.4.4). A layout applies from its width up. At the usual 16 px, the
 * values are just below common device widths (768 and 1200 px), so that those devices get the wider
 * layout.
 */
export const breakpoints = {
  /** 480 px at the usual text size. */
  phone: 30,
  /** 767 px. */
  tablet: 47.9375,
  /** 960 px. From here, a drawing that contains words can be next to text and still be readable. */
  laptop: 60,
  /** 1199 px. */
  desktop: 74.9375,
} as const;
