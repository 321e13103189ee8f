import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import type { Tone } from './tone.ts';

const { artwork, color } = vars;

/**
 * The value of each tone, for `fill` and `stroke`. SVGs that are not compositions, such as a logo, can
 * use them as well, so that they follow their background.
 */
export const tones: Record<Tone, string> = {
  strong: artwork.strong,
  quiet: artwork.quiet,
  raised: artwork.raised,
  subtle: artwork.subtle,
  brand: color.drawing.brand,
  onBrand: color.drawing.onBrand,
  match: color.drawing.match,
  background: color.background,
  surface: color.surface,
  line: color.line,
  control: color.control,
  text: color.text,
  muted: color.muted,
  accent: color.accent,
  ornament: color.ornament,
  spark: color.drawing.spark,
  mark: color.drawing.mark,
  trace: color.drawing.trace,
};

export const drawing = style(
  primitive({ width: '100%', height: 'auto', strokeLinecap: 'round', strokeLinejoin: 'round' }),
);

/**
 * A drawing's own background. Browsers don't replace it, so forced colors could be unreadable on
 * it.
 */
export const ownBackground = style(
  primitive({ '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } } }),
);

/** For a small drawing. Forced colors have no tones, so it uses the reader's two colors. */
export const inTwoColors = style(
  primitive({
    '@media': {
      [media.forcedColors]: {
        vars: {
          [color.text]: 'CanvasText',
          [color.ornament]: 'CanvasText',
          [artwork.quiet]: 'CanvasText',
          [color.drawing.match]: 'CanvasText',
          [color.drawing.spark]: 'CanvasText',
          [color.background]: 'Canvas',
          [color.drawing.mark]: 'Canvas',
          [color.drawing.trace]: 'Canvas',
        },
      },
    },
  }),
);

/** The middle of their height is at their point. */
const centered = { dominantBaseline: 'central' } as const;

export const label = styleVariants({
  strong: primitive({
    ...centered,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.semibold,
  }),
  plain: primitive({ ...centered, fontFamily: vars.font.text }),
  heading: primitive({
    ...centered,
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    letterSpacing: vars.tracking.heading,
  }),
});

// Forced colors have no tones, so the drawing becomes line art in the reader's two colors.
globalStyle(
  `.${drawing} :not([fill="none"], text)`,
  primitive({ '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } } }),
);
globalStyle(
  `.${drawing} [fill="none"]`,
  primitive({ '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);
// The inside of outlined dots. They must differ from filled dots, because both are often counted.
globalStyle(
  `.${drawing} [stroke="${color.background}"][stroke-dasharray]`,
  primitive({ '@media': { [media.forcedColors]: { stroke: 'Canvas' } } }),
);
globalStyle(
  `.${drawing} text`,
  primitive({ '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
