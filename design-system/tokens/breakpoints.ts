/**
 * The widths, in px, at which layouts change. A layout applies from its width upward. The values sit
 * just below common device widths (768 and 1200 px), so that those devices get the wider layout.
 */
export const breakpoints = {
  phone: 480,
  tablet: 767,
  /** From here, a drawing that contains words can be beside text and still be read. */
  laptop: 960,
  desktop: 1199,
} as const;
