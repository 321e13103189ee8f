import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const brand = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minHeight: vars.width.target,
    fontFamily: vars.font.heading,
    fontSize: vars.size.heading3,
    fontWeight: vars.weight.heading,
    letterSpacing: vars.tracking.heading,
    overflowWrap: 'break-word',
  }),
);

// The mark can have any proportions. Forced colors have no tones, so it uses the reader's colors.
globalStyle(
  `.${brand} > svg`,
  primitive({
    width: 'auto',
    height: '1.125rem',
    flexShrink: 0,
    '@media': {
      [media.forcedColors]: {
        vars: {
          [vars.color.drawing.match]: 'CanvasText',
          [vars.color.text]: 'CanvasText',
          [vars.color.background]: 'Canvas',
        },
      },
    },
  }),
);
