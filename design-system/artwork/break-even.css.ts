import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { compact } from './arrangements.css.ts';
import { tones } from './artwork.css.ts';

export const figure = style(primitive({ display: 'grid', gap: vars.space.x3 }));

export const legend = style(
  primitive({
    display: 'grid',
    gap: vars.space.x1,
    fontSize: vars.size.body,
    lineHeight: vars.leading.snug,
    // Below the axis, on the side where the drawing is empty.
    '@media': {
      [media.desktop]: { gridArea: '1 / 1', placeSelf: 'end start', width: '45%' },
    },
  }),
);

export const plot = style(
  primitive({ minWidth: 0, '@media': { [media.desktop]: { gridArea: '1 / 1' } } }),
);

export const entry = style(
  primitive({
    position: 'relative',
    paddingInlineStart: vars.space.x3,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockStart: vars.space.half,
        border: `${vars.space.half} solid ${tones.quiet}`,
        borderWidth: vars.space.x1,
        borderRadius: vars.radius.full,
      },
      '& + &::before': { borderColor: tones.text },
    },
  }),
);

export const name = style(primitive({ display: 'block', fontWeight: vars.weight.semibold }));

/** At the width of a tablet, it would be taller than the window. */
export const down = style([compact.desktop, primitive({ maxWidth: '22rem' })]);
