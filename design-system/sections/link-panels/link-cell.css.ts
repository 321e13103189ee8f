import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** Cells that fill a rounded panel, which clips their outer lines. */
export const panel = style(
  section({
    overflow: 'clip',
    borderRadius: vars.radius.card,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

export const cell = style(
  section({
    position: 'relative',
    display: 'grid',
    minWidth: 0,
    boxShadow: `-1px -1px 0 ${vars.color.line}`,
  }),
);

// On a phone, a glyph is no taller than two lines of text.
globalStyle(
  `${cell} > svg`,
  section({
    '@media': { [media.belowTablet]: { width: vars.space.x4, height: vars.space.x4 } },
  }),
);

export const title = style(
  section({
    fontWeight: vars.weight.semibold,
    letterSpacing: vars.tracking.heading,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
    hyphens: 'auto',
    '@media': {
      [media.tablet]: {
        fontFamily: vars.font.heading,
        fontWeight: vars.weight.heading,
        fontSize: vars.size.heading4,
      },
    },
  }),
);

/** Its click area is the whole cell. */
export const link = style(
  section({
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:hover': { textDecorationLine: 'underline' },
    },
  }),
);
