import type { Scheme, Theme } from '../tokens/contract.ts';
import { fluid, scale } from '../tokens/scale.ts';

const palette = {
  ink: '#0b1b2b',
  /** Ink, for drawings on dark backgrounds. */
  night: '#040a11',
  lime: '#d3f36b',
  pine: '#0f6b5e',
  /** Pine, for dark backgrounds. */
  fern: '#1b8a7a',
  mint: '#9ed2c6',
  paper: '#fbfaf6',
  sand: '#f1eee4',
  white: '#ffffff',
} as const;
const { ink, night, lime, pine: green, fern, mint, paper, sand, white } = palette;

const onLight = {
  text: ink,
  soft: '#3d4b57',
  muted: '#4c5a66',
  accent: green,
  ornament: green,
  line: '#e2ded1',
  surface: white,
  action: green,
  actionText: white,
  actionHover: '#0b5248',
  error: '#a8201a',
  errorText: white,
  control: '#7b8790',
  focus: ink,
  drawing: { brand: green, onBrand: white, match: lime, spark: lime, mark: lime, trace: mint },
} as const;

const onDark = {
  ...onLight,
  text: white,
  soft: '#d5dde3',
  muted: '#a9b8c4',
  accent: lime,
  ornament: mint,
  line: '#2b3e50',
  surface: '#13283b',
  action: lime,
  actionText: ink,
  actionHover: '#e4fb94',
  control: '#7f92a3',
  focus: lime,
  drawing: { brand: '#14796b', onBrand: white, match: lime, spark: white, mark: ink, trace: ink },
} as const;

const light = {
  canvas: { background: paper, ...onLight },
  subtle: { background: sand, ...onLight, line: '#d9d4c3' },
  raised: { background: white, ...onLight, surface: paper },
  inverse: { background: ink, ...onDark },
  brand: {
    // Slightly darker than the brand's pine, because white on pine would have less than 7:1.
    background: '#0c5f53',
    ...onDark,
    soft: white,
    muted: '#e3f1ee',
    line: '#3b877c',
    surface: '#0a4a41',
    control: '#b5d3ce',
    drawing: { ...onDark.drawing, brand: ink },
  },
  accent: {
    background: mint,
    ...onLight,
    soft: ink,
    muted: '#3d4b57',
    accent: ink,
    ornament: ink,
    line: '#7db8ab',
    action: ink,
    control: '#4c5a66',
    drawing: { ...onLight.drawing, trace: white },
  },
} as const satisfies Scheme['backgrounds'];

/** Links are mint, because the match wouldn't stand out if they were lime too. */
const atNight = {
  ...onDark,
  text: paper,
  accent: mint,
  error: '#ffb3a8',
  errorText: ink,
  drawing: { brand: fern, onBrand: night, match: lime, spark: lime, mark: ink, trace: ink },
} as const;

/** `brand` and `accent` are the same in dark mode. */
const dark = {
  ...light,
  canvas: { background: '#0e1f30', ...atNight, line: '#26394b', surface: '#152b40' },
  subtle: { background: '#13293d', ...atNight, surface: '#1b354c' },
  raised: { background: '#1a344a', ...atNight, line: '#34495e', surface: '#13293d' },
  inverse: {
    ...light.inverse,
    background: '#06111c',
    text: paper,
    line: '#1f3142',
    surface: '#0f2030',
    error: atNight.error,
    errorText: ink,
    drawing: { ...onDark.drawing, brand: fern, onBrand: night },
  },
} as const satisfies Scheme['backgrounds'];

/** Ink and paper, a deep pine, and lime as the only bright color. */
export const pine = {
  light: {
    backgrounds: light,
    artwork: { strong: ink, quiet: mint, subtle: sand, raised: white },
    shadow: { floating: '0 1.5rem 3.5rem -1.5rem rgb(11 27 43 / 0.28)' },
    embed: { filter: 'none' },
  },
  dark: {
    backgrounds: dark,
    artwork: { strong: night, quiet: mint, subtle: '#d9dccf', raised: '#f1f3ea' },
    shadow: { floating: '0 1.5rem 3.5rem -1.5rem rgb(0 0 0 / 0.6)' },
    embed: { filter: 'invert(0.9) hue-rotate(180deg) saturate(0.6)' },
  },
  typefaces: {
    heading: { family: 'Funnel Display', name: 'funnel-display', generic: 'sans-serif' },
    text: { family: 'Figtree', name: 'figtree', generic: 'sans-serif' },
  },
  weight: { regular: '400', medium: '500', semibold: '600', heading: '650' },
  size: {
    caption: fluid(16, 14),
    small: '1rem',
    body: '1.0625rem',
    lead: fluid(17, 20),
    heading4: fluid(19, 21),
    heading3: fluid(21, 24),
    heading2: fluid(28, 38),
    heading1: fluid(40, 72),
    figure: fluid(34, 40),
    article: fluid(18, 19),
  },
  leading: { heading: '1.06', snug: '1.3', text: '1.6' },
  tracking: { heading: 'calc(-0.028em + 0.026rem)' },
  radius: { small: '0.75rem', card: '1.375rem', band: '2rem', full: '999px' },
  ...scale,
} as const satisfies Theme;
