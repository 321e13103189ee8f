import type { Theme } from '../tokens/contract.ts';

const palette = {
  ink: '#0b1b2b',
  lime: '#d3f36b',
  pine: '#0f6b5e',
  mint: '#9ed2c6',
  paper: '#fbfaf6',
  sand: '#f1eee4',
  white: '#ffffff',
} as const;

/** White on red carries its own contrast, so it serves light and dark backgrounds. */
const error = { error: '#a8201a', errorText: palette.white } as const;

const onLight = {
  text: palette.ink,
  soft: '#3d4b57',
  muted: '#4c5a66',
  accent: palette.pine,
  line: '#e2ded1',
  surface: palette.white,
  action: palette.pine,
  actionText: palette.white,
  actionHover: '#0b5248',
  ...error,
  control: '#7b8790',
  focus: palette.ink,
  glow: 'rgb(211 243 107 / 0.5)',
} as const;

const onDark = {
  text: palette.white,
  soft: '#d5dde3',
  muted: '#a9b8c4',
  accent: palette.lime,
  line: '#2b3e50',
  surface: '#13283b',
  action: palette.lime,
  actionText: palette.ink,
  actionHover: '#e4fb94',
  ...error,
  control: '#7f92a3',
  focus: palette.lime,
  glow: 'rgb(15 107 94 / 0.5)',
} as const;

const backgrounds = {
  canvas: { background: palette.paper, ...onLight },
  subtle: { background: palette.sand, ...onLight, line: '#d9d4c3' },
  raised: { background: palette.white, ...onLight, surface: palette.paper },
  inverse: { background: palette.ink, ...onDark },
  brand: {
    // A shade deeper than the brand's pine, on which white would stay below 7:1.
    background: '#0c5f53',
    ...onDark,
    soft: palette.white,
    muted: '#e3f1ee',
    line: '#3b877c',
    surface: '#0a4a41',
    control: '#b5d3ce',
    glow: 'rgb(158 210 198 / 0.3)',
  },
  accent: {
    background: palette.lime,
    ...onLight,
    soft: palette.ink,
    muted: '#2c3b49',
    accent: palette.ink,
    line: '#b5d350',
    surface: '#e4fb94',
    action: palette.ink,
    actionText: palette.white,
    actionHover: '#1c3348',
    control: '#4c5a66',
    glow: 'rgb(255 255 255 / 0.55)',
  },
} as const satisfies Theme['backgrounds'];

/** Grows in a straight line from `min` px at 390 px wide to `max` px at 1440 px wide. */
const fluid = (min: number, max: number) => {
  const slope = (max - min) / (1440 - 390);
  const start = (min - slope * 390) / 16;
  return `clamp(${min / 16}rem, ${start.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${max / 16}rem)`;
};

/** Ink and paper, a deep pine, and lime as the one bright color. */
export const pine = {
  backgrounds,
  artwork: {
    strong: palette.ink,
    match: palette.lime,
    brand: palette.pine,
    quiet: palette.mint,
    subtle: palette.sand,
    raised: palette.white,
  },
  font: {
    heading:
      '"Funnel Display", "Funnel Display Fallback Arial", "Funnel Display Fallback Roboto", sans-serif',
    text: '"Figtree", "Figtree Fallback Arial", "Figtree Fallback Roboto", sans-serif',
  },
  weight: { regular: '400', medium: '500', semibold: '600', heading: '650' },
  size: {
    caption: '0.875rem',
    small: '0.9375rem',
    body: '1.0625rem',
    lead: fluid(18, 20),
    heading4: fluid(18, 19),
    heading3: fluid(20, 24),
    heading2: fluid(32, 50),
    heading1: fluid(40, 72),
    figure: fluid(32, 38),
  },
  leading: { heading: '1.06', snug: '1.3', text: '1.6' },
  tracking: { heading: '-0.02em' },
  space: {
    none: '0',
    half: '0.25rem',
    x1: '0.5rem',
    x1h: '0.75rem',
    x2: '1rem',
    x3: '1.5rem',
    x4: '2rem',
    x5: '2.5rem',
    x6: '3rem',
    x8: '4rem',
    section: fluid(64, 112),
    gutter: fluid(20, 24),
  },
  width: {
    container: '75rem',
    measure: '40rem',
    hairline: '1px',
    target: '2.75rem',
    header: '4.75rem',
  },
  radius: { small: '0.75rem', card: '1.375rem', band: '2rem', full: '999px' },
  shadow: { floating: '0 1.5rem 3.5rem -1.5rem rgb(11 27 43 / 0.28)' },
  motion: {
    fast: '150ms',
    collapse: '300ms',
    slide: '500ms',
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  depth: { raised: '1', header: '10', menu: '20', skip: '30' },
} as const satisfies Theme;
