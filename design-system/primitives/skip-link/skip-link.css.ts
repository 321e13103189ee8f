import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { screenOnly } from '../visually-hidden/visually-hidden.css.ts';

export const skipLink = style([
  screenOnly,
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
  }),
]);
