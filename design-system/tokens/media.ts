import { breakpoints } from './breakpoints.ts';

/** Every media condition the styles may use. Mobile first: a width condition holds from there up. */
export const media = {
  phone: `(min-width: ${breakpoints.phone}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  laptop: `(min-width: ${breakpoints.laptop}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  /** The pointer can hover; never the only way to reach content. */
  hover: '(hover: hover)',
  /** Motion is welcome: write animation here, so that its absence is the default (WCAG 2.3.3). */
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** The visitor's browser runs no scripts: whatever waits for one must show itself. */
  noScript: '(scripting: none)',
  print: 'print',
} as const;
