import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

/** Two columns where each is wide enough to type an address in, by the form's own width. */
export const pairs = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: vars.space.x3,
  }),
);

export const send = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.x2,
  }),
);

export const notice = style(
  section({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1h,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
  }),
);
