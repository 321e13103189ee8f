import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { ground } from '../tokens/theme.css.ts';
import type { Tone } from './composition.ts';

const spark = createVar('spark');
globalStyle(
  `.${ground.paper}, .${ground.sand}, .${ground.white}, .${ground.lime}`,
  primitive({ vars: { [spark]: vars.color.lime } }),
);
globalStyle(`.${ground.ink}, .${ground.pine}`, primitive({ vars: { [spark]: vars.color.white } }));

/** The value of each tone, for `fill` and `stroke`. */
export const tones: Record<Tone, string> = {
  ink: vars.color.ink,
  pine: vars.color.pine,
  lime: vars.color.lime,
  mint: vars.color.mint,
  white: vars.color.white,
  sand: vars.color.sand,
  ground: vars.ground.background,
  surface: vars.ground.surface,
  line: vars.ground.line,
  control: vars.ground.control,
  text: vars.ground.text,
  accent: vars.ground.accent,
  spark: fallbackVar(spark, vars.color.lime),
};

export const drawing = style(primitive({ width: '100%', height: 'auto' }));

export const label = style(
  primitive({ fontFamily: vars.font.text, fontWeight: vars.weight.semibold }),
);

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const drawn = style(
  primitive({
    strokeDasharray: 1,
    '@media': { [media.motion]: { animation: `${draw} 900ms ${vars.motion.easing} backwards` } },
  }),
);

// A forced palette has no tones: the drawing becomes line art in the reader's two colors.
globalStyle(
  `.${drawing} :not([fill="none"])`,
  primitive({ '@media': { [media.forcedColors]: { fill: 'Canvas' } } }),
);
globalStyle(
  `.${drawing} :not(text)`,
  primitive({ '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);
globalStyle(
  `.${drawing} text`,
  primitive({ '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
