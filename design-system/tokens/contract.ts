import { createGlobalThemeContract } from '@vanilla-extract/css';
import type { BackgroundName } from './backgrounds.ts';

/** The colors that a background gives to everything on it. */
const color = {
  /** The background itself. */
  background: null,
  /** Headings and body text; at least 7:1. */
  text: null,
  /** Longer supporting text; at least 7:1. */
  soft: null,
  /** Captions and labels; at least 4.5:1. */
  muted: null,
  /** Links and short labels; at least 4.5:1. */
  accent: null,
  /**
   * Dots, rules, rings, ticks, and glyphs; at least 3:1. Never the bright color, which would draw
   * attention from the match and the action.
   */
  ornament: null,
  /** Hairlines. */
  line: null,
  /** Cards on the background. */
  surface: null,
  /** The primary action and its text. */
  action: null,
  actionText: null,
  actionHover: null,
  /** Error messages: the background and the text. */
  error: null,
  errorText: null,
  /** Outlines of form controls; at least 3:1 (WCAG 1.4.11). */
  control: null,
  focus: null,
  /** The tones of drawings that depend on the background: see `Tone`. */
  drawing: { brand: null, onBrand: null, match: null, spark: null, mark: null, trace: null },
};

/** Values that are the same on every background but differ between light and dark. */
const scheme = {
  /** The tones of drawings that are the same on all backgrounds: see `Tone`. */
  artwork: { strong: null, quiet: null, subtle: null, raised: null },
  shadow: { floating: null },
  /** A filter for pictures from other sites, such as maps, so that they aren't too bright in dark mode. */
  embed: { filter: null },
};

/** The font families, each with fallbacks until its files have loaded. */
const font = {
  /** It has only one weight, `heading`. Use `text` for lighter text. */
  heading: null,
  text: null,
};

/** Values that are the same in light and dark. */
const tokens = {
  weight: { regular: null, medium: null, semibold: null, heading: null },
  /** Font sizes. Headings and the lead scale between window widths of 390 and 1440 px. */
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
    /** The text of articles, which take minutes to read. */
    article: null,
  },
  leading: { heading: null, snug: null, text: null },
  /** A negative part in em, and a positive one in rem, so that small headings aren't cramped. */
  tracking: { heading: null },
  /** The 8 px grid, in rem so that it scales with the reader's text size. `half` is 4 px. */
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
    /** Between a section's header and its content, from 28 px on phones to 48 px on desktops. */
    header: null,
    /** Between sections, from 54 px on phones to 90 px on desktops. */
    section: null,
    /** At the sides of the page. */
    gutter: null,
  },
  width: {
    container: null,
    /** The longest line of text, about 65 characters. */
    measure: null,
    hairline: null,
    /** The minimum width and height of anything clickable. WCAG 2.5.8 requires 24 px. */
    target: null,
    header: null,
  },
  radius: { small: null, card: null, band: null, full: null },
  motion: { fast: null, collapse: null, slide: null, easing: null },
  depth: { raised: null, header: null, menu: null, skip: null },
};

/**
 * The names of the tokens. A theme gives each one a value. Styles use only tokens for colors and
 * sizes.
 */
export const vars = createGlobalThemeContract(
  { color, ...scheme, font, ...tokens },
  (_value, path) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

type Values<Names> = {
  readonly [Name in keyof Names]: Names[Name] extends null ? string : Values<Names[Name]>;
};

/** A typeface from Fontsource. */
export type Typeface = {
  /**
   * Only words made of letters, because a minifier drops the quotes, which would break a name that
   * begins with a digit.
   */
  family: string;
  /** The name of the package `@fontsource-variable/…`, and of the subset files made from it. */
  name: string;
  generic: 'serif' | 'sans-serif';
};

/** All values that differ between light and dark. */
export type Scheme = Values<typeof scheme> & {
  readonly backgrounds: Readonly<Record<BackgroundName, Values<typeof color>>>;
};

/** A value for each token, and for each color on each background, in light and in dark. */
export type Theme = Values<typeof tokens> & {
  readonly typefaces: Readonly<Record<keyof typeof font, Typeface>>;
  readonly light: Scheme;
  readonly dark: Scheme;
};
