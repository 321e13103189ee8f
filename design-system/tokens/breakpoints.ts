/**
 * Widths in px at which layouts change, from the specification's slider thresholds (section 9):
 * a layout holds from its width upwards, so "below 767 px" is everything before `tablet`.
 */
export const breakpoints = {
  phone: 480,
  tablet: 767,
  /** Not the specification's: from here a drawing with words in it can stand beside text. */
  laptop: 960,
  desktop: 1199,
} as const;
