import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import type { GroundName } from '../tokens/brand-theme.ts';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { ground } from '../tokens/theme.css.ts';
import type { Tone } from './composition.ts';

const { color } = vars;

const pine = createVar('pine');
export const lime = createVar('lime');
export const spark = createVar('spark');
export const mark = createVar('mark');
export const trace = createVar('trace');

const onLight = {
  [pine]: color.pine,
  [lime]: color.lime,
  [spark]: color.lime,
  [mark]: color.lime,
  [trace]: color.mint,
};
const onDark = { ...onLight, [spark]: color.white, [mark]: color.ink, [trace]: color.ink };

const setTones = (name: GroundName, tonesOfGround: typeof onLight) =>
  globalStyle(`.${ground[name]}`, primitive({ vars: tonesOfGround }));

setTones('paper', onLight);
setTones('sand', onLight);
setTones('white', onLight);
setTones('ink', onDark);
setTones('pine', { ...onDark, [pine]: color.ink });
setTones('lime', { ...onLight, [lime]: color.white, [spark]: color.white });

/** The value of each tone, for `fill` and `stroke`. */
export const tones: Record<Tone, string> = {
  ink: color.ink,
  mint: color.mint,
  white: color.white,
  sand: color.sand,
  pine: fallbackVar(pine, color.pine),
  lime: fallbackVar(lime, color.lime),
  ground: vars.ground.background,
  surface: vars.ground.surface,
  line: vars.ground.line,
  control: vars.ground.control,
  text: vars.ground.text,
  muted: vars.ground.muted,
  accent: vars.ground.accent,
  spark: fallbackVar(spark, color.lime),
  mark: fallbackVar(mark, color.lime),
  trace: fallbackVar(trace, color.mint),
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
