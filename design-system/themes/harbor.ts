import type { Scheme, Theme } from '../tokens/contract.ts';
import { fluid, scale } from '../tokens/scale.ts';

const palette = {
  navy: '#0f1836',
  coral: '#ffb491',
  cobalt: '#2341b8',
  /** Cobalt, for dark backgrounds. */
  azure: '#4262dc',
  sky: '#b9c8ff',
  fog: '#f4f7fb',
  mist: '#e5ebf4',
  white: '#ffffff',
} as const;
const { navy, coral, cobalt, azure, sky, fog, mist, white } = palette;

const onLight = {
  text: navy,
  soft: '#363f5c',
  muted: '#4a5472',
  accent: cobalt,
  ornament: cobalt,
  line: '#d3dbe8',
  surface: white,
  action: cobalt,
  actionText: white,
  actionHover: '#18308f',
  error: '#9b1230',
  errorText: white,
  control: '#6f7a98',
  focus: navy,
  drawing: { brand: cobalt, onBrand: white, match: coral, spark: coral, mark: coral, trace: sky },
} as const;

const onDark = {
  ...onLight,
  text: white,
  soft: '#d8def2',
  muted: '#aeb9dc',
  accent: coral,
  ornament: sky,
  line: '#31407c',
  surface: '#1f2d68',
  action: coral,
  actionText: navy,
  actionHover: '#ffc7ad',
  control: '#8592c4',
  focus: coral,
  drawing: { brand: azure, onBrand: white, match: coral, spark: white, mark: navy, trace: navy },
} as const;

const light = {
  canvas: { background: fog, ...onLight },
  subtle: { background: mist, ...onLight, line: '#c3cede' },
  raised: { background: white, ...onLight, surface: fog },
  inverse: { background: '#141f4b', ...onDark },
  brand: {
    background: cobalt,
    ...onDark,
    soft: white,
    muted: '#e3e9ff',
    accent: '#ffcbb8',
    line: '#5670d3',
    surface: '#1b3399',
    control: '#b9c6f7',
    focus: white,
    drawing: { ...onDark.drawing, brand: navy },
  },
  accent: {
    background: sky,
    ...onLight,
    soft: navy,
    muted: '#2b3560',
    accent: navy,
    ornament: navy,
    line: '#7f9fd6',
    action: navy,
    actionHover: '#26336b',
    control: '#4b587f',
    drawing: { ...onLight.drawing, trace: white },
  },
} as const satisfies Scheme['backgrounds'];

const atNight = {
  ...onDark,
  text: fog,
  accent: sky,
  line: '#2a3157',
  error: '#ffb3bd',
  errorText: navy,
  drawing: { brand: azure, onBrand: white, match: coral, spark: coral, mark: navy, trace: navy },
} as const;

const dark = {
  ...light,
  canvas: { background: '#11162c', ...atNight, surface: '#1a2140' },
  subtle: { background: '#161c38', ...atNight, surface: '#20284b' },
  raised: { background: '#192040', ...atNight, line: '#384069', surface: '#161c38' },
  inverse: {
    ...light.inverse,
    background: '#080b1a',
    text: fog,
    line: '#232a4a',
    surface: '#121833',
    error: atNight.error,
    errorText: navy,
  },
} as const satisfies Scheme['backgrounds'];

/** Cobalt and fog, with coral as the only bright color, serif headings, and small corners. */
export const harbor = {
  light: {
    backgrounds: light,
    artwork: { strong: navy, quiet: sky, subtle: mist, raised: white },
    shadow: { floating: '0 1.25rem 2.5rem -1.25rem rgb(15 24 54 / 0.3)' },
    embed: { filter: 'none' },
  },
  dark: {
    backgrounds: dark,
    artwork: { strong: '#05070f', quiet: sky, subtle: '#d3daea', raised: '#eef2fa' },
    shadow: { floating: '0 1.25rem 2.5rem -1.25rem rgb(0 0 0 / 0.65)' },
    embed: { filter: 'invert(0.9) hue-rotate(180deg) saturate(0.6)' },
  },
  typefaces: {
    heading: { family: 'Fraunces', name: 'fraunces', generic: 'serif' },
    text: { family: 'Source Sans', name: 'source-sans-3', generic: 'sans-serif' },
  },
  weight: { regular: '400', medium: '500', semibold: '600', heading: '560' },
  size: {
    caption: fluid(16, 15),
    small: '1.0625rem',
    body: '1.125rem',
    lead: fluid(19, 21),
    heading4: fluid(19, 21),
    heading3: fluid(20, 25),
    heading2: fluid(27, 36),
    heading1: fluid(37, 64),
    figure: fluid(31, 38),
    article: fluid(18, 19),
  },
  leading: { heading: '1.1', snug: '1.3', text: '1.55' },
  tracking: { heading: 'calc(-0.022em + 0.024rem)' },
  radius: { small: '0.125rem', card: '0.25rem', band: '0.375rem', full: '0.25rem' },
  ...scale,
} as const satisfies Theme;
