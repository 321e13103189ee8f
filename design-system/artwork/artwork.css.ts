import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { ground } from '../tokens/theme.css.ts';
import type { Tone } from './composition.ts';

export const spark = createVar('spark');
export const mark = createVar('mark');
export const trace = createVar('trace');

const { lime, mint, ink, white } = vars.color;

globalStyle(
  `.${ground.paper}, .${ground.sand}, .${ground.white}`,
  primitive({ vars: { [spark]: lime, [mark]: lime, [trace]: mint } }),
);
globalStyle(
  `.${ground.ink}, .${ground.pine}`,
  primitive({ vars: { [spark]: white, [mark]: ink, [trace]: ink } }),
);
globalStyle(
  `.${ground.lime}`,
  primitive({ vars: { [spark]: white, [mark]: lime, [trace]: mint } }),
);

/** The value of each tone, for `fill` and `stroke`. */
export const tones: Record<Tone, string> = {
  ink,
  pine: vars.color.pine,
  lime,
  mint,
  white,
  sand: vars.color.sand,
  ground: vars.ground.background,
  surface: vars.ground.surface,
  line: vars.ground.line,
  control: vars.ground.control,
  text: vars.ground.text,
  muted: vars.ground.muted,
  accent: vars.ground.accent,
  spark: fallbackVar(spark, lime),
  mark: fallbackVar(mark, lime),
  trace: fallbackVar(trace, mint),
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
