import { style } from '@vanilla-extract/css';
import { message } from '../../primitives/field/field.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const summary = style([
  message,
  section({
    display: 'grid',
    gap: vars.space.x1,
    padding: vars.space.x2,
    fontSize: vars.size.small,
  }),
]);

export const title = style(
  section({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    fontWeight: vars.weight.semibold,
  }),
);

export const list = style(section({ display: 'grid', justifyItems: 'start' }));

export const link = style(
  section({
    display: 'block',
    paddingBlock: vars.space.half,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.width.hairline,
    textUnderlineOffset: '0.2em',
    // The focus color is made for the form's background, not for this one.
    selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  }),
);
