import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const skipLink = style(
  primitive({
    position: 'fixed',
    insetBlockStart: vars.space.x1,
    insetInlineStart: vars.space.x2,
    zIndex: vars.depth.skip,
    padding: `${vars.space.x1h} ${vars.space.x3}`,
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.semibold,
    transform: 'translateY(-200%)',
    selectors: { '&:focus': { transform: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);
