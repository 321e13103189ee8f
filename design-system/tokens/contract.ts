import { createGlobalThemeContract } from '@vanilla-extract/css';
import type { BackgroundName } from './backgrounds.ts';

/** What one background gives to everything that stands on it. */
const color = {
  /** The background itself. */
  background: null,
  /** Headings and body text; at least 7:1. */
  text: null,
  /** Longer supporting text; at least 7:1. */
  soft: null,
  /** Captions and labels; at least 4.5:1. */
  muted: null,
  /** Links and small marks that must be read; at least 4.5:1. */
  accent: null,
  /** Hairlines. */
  line: null,
  /** Cards that stand on the background. */
  surface: null,
  /** The primary action and what is written on it. */
  action: null,
  actionText: null,
  actionHover: null,
  /** What went wrong: the color of the message and what is written on it. */
  error: null,
  errorText: null,
  /** Outlines of form controls; at least 3:1 (WCAG 1.4.11). */
  control: null,
  focus: null,
  /** A light that falls on a banner from above. */
  glow: null,
};

/** What stays the same on every background. */
const tokens = {
  /** The colors of drawings; see `Tone`. */
  artwork: {
    strong: null,
    match: null,
    brand: null,
    quiet: null,
    subtle: null,
    raised: null,
  },
  font: {
    /** Cut in one weight, `heading`: what is to be lighter is set in `text`. */
    heading: null,
    text: null,
  },
  weight: { regular: null, medium: null, semibold: null, heading: null },
  /** Font sizes; headings and lead are fluid between 390 and 1440 px. */
  size: {
    caption: null,
    small: null,
    body: null,
    lead: null,
    heading4: null,
    heading3: null,
    heading2: null,
    heading1: null,
    figure: null,
  },
  leading: { heading: null, snug: null, text: null },
  tracking: { heading: null },
  /** The 8 px grid, in rem so that it grows with the reader's text; `half` is 4 px. */
  space: {
    none: null,
    half: null,
    x1: null,
    x1h: null,
    x2: null,
    x3: null,
    x4: null,
    x5: null,
    x6: null,
    x8: null,
    /** Between sections: 64 px on phones to 112 px on desktops. */
    section: null,
    /** At the sides of the page. */
    gutter: null,
  },
  width: {
    container: null,
    /** Longest line of text: about 65 characters. */
    measure: null,
    hairline: null,
    /** Smallest side of anything to be pressed (WCAG 2.5.8 asks for 24 px). */
    target: null,
    header: null,
  },
  radius: { small: null, card: null, band: null, full: null },
  shadow: { floating: null },
  motion: { fast: null, collapse: null, slide: null, easing: null },
  depth: { raised: null, header: null, menu: null, skip: null },
};

/** The tokens' names. A theme gives each a value; styles use nothing else for color and size. */
export const vars = createGlobalThemeContract({ color, ...tokens }, (_value, path) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

type Values<Names> = {
  readonly [Name in keyof Names]: Names[Name] extends null ? string : Values<Names[Name]>;
};

/** A value for each token, and for each color on each background. */
export type Theme = Values<typeof tokens> & {
  readonly backgrounds: Readonly<Record<BackgroundName, Values<typeof color>>>;
};
