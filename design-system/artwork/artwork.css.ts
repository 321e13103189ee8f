import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import type { BackgroundName } from '../tokens/backgrounds.ts';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { background } from '../tokens/theme.css.ts';
import type { Tone } from './composition.ts';

const { artwork, color } = vars;

const brand = createVar('brand');
export const match = createVar('match');
export const spark = createVar('spark');
export const mark = createVar('mark');
export const trace = createVar('trace');

const onLight = {
  [brand]: artwork.brand,
  [match]: artwork.match,
  [spark]: artwork.match,
  [mark]: artwork.match,
  [trace]: artwork.quiet,
};
const onDark = {
  ...onLight,
  [spark]: artwork.raised,
  [mark]: artwork.strong,
  [trace]: artwork.strong,
};

const setTones = (name: BackgroundName, tonesOnBackground: typeof onLight) =>
  globalStyle(`.${background[name]}`, primitive({ vars: tonesOnBackground }));

setTones('canvas', onLight);
setTones('subtle', onLight);
setTones('raised', onLight);
setTones('inverse', onDark);
setTones('brand', { ...onDark, [brand]: artwork.strong });
setTones('accent', { ...onLight, [match]: artwork.raised, [spark]: artwork.raised });

/** The value of each tone, for `fill` and `stroke`. */
export const tones: Record<Tone, string> = {
  strong: artwork.strong,
  quiet: artwork.quiet,
  raised: artwork.raised,
  subtle: artwork.subtle,
  brand: fallbackVar(brand, artwork.brand),
  match: fallbackVar(match, artwork.match),
  background: color.background,
  surface: color.surface,
  line: color.line,
  control: color.control,
  text: color.text,
  muted: color.muted,
  accent: color.accent,
  spark: fallbackVar(spark, artwork.match),
  mark: fallbackVar(mark, artwork.match),
  trace: fallbackVar(trace, artwork.quiet),
};

export const drawing = style(primitive({ width: '100%', height: 'auto' }));

export const label = style(
  primitive({ fontFamily: vars.font.text, fontWeight: vars.weight.semibold }),
);

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const drawn = style(
  primitive({
    strokeDasharray: 1,
    '@media': {
      [media.motion]: {
        animation: `${draw} ${calc.multiply(vars.motion.slide, 2)} ${vars.motion.easing}`,
      },
    },
  }),
);

// A forced palette has no tones: the drawing becomes line art in the reader's two colors.
globalStyle(
  `.${drawing} :not([fill="none"], text)`,
  primitive({ '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } } }),
);
globalStyle(
  `.${drawing} [fill="none"]`,
  primitive({ '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);
globalStyle(
  `.${drawing} text`,
  primitive({ '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
