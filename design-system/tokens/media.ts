import { breakpoints } from './breakpoints.ts';

/** All media conditions for styles. Mobile first: a width condition applies from that width up. */
export const media = {
  phone: `(min-width: ${breakpoints.phone}em)`,
  /** Also paper, which is nearly as wide, with smaller text. */
  tablet: `(min-width: ${breakpoints.tablet}em), print`,
  laptop: `(min-width: ${breakpoints.laptop}em)`,
  /** Also paper, for drawings that would fill a whole sheet at full width. */
  laptopOrPaper: `(min-width: ${breakpoints.laptop}em), print`,
  desktop: `(min-width: ${breakpoints.desktop}em)`,
  /**
   * There is room for something sticky: the window is at least 320 px wide and 400 px high at the
   * usual text size. In em, because sticky parts grow with the text. When combined with other
   * conditions, it comes first.
   */
  roomy: 'screen and (min-width: 20em) and (min-height: 25em)',
  /** Narrower than a tablet, for a layout of which a tablet keeps nothing. */
  belowTablet: `screen and (width < ${breakpoints.tablet}em)`,
  /**
   * Large text on a phone: from 128% in a window of 390 px, and from 145% in one of 440 px. A window
   * of 320 px at the usual size is just too wide for it, so zoom alone never leads here.
   */
  largeText: 'screen and (max-width: 19.9em)',
  /** The pointer can hover. Content must also be reachable without hovering. */
  hover: '(hover: hover)',
  /** The visitor doesn't prefer reduced motion. All animation belongs here (WCAG 2.3.3). */
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** The visitor asks for more contrast. The background colors respond to this. */
  moreContrast: '(prefers-contrast: more)',
  /** The browser runs no scripts. Everything that waits for a script must be visible. */
  noScript: '(scripting: none)',
  /** The visitor's system is in dark mode. Print is always light. */
  dark: 'screen and (prefers-color-scheme: dark)',
  screen: 'screen',
  print: 'print',
} as const;
