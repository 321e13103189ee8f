import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const summary = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    padding: vars.space.x2,
    border: `${vars.width.hairline} solid transparent`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.error,
    color: vars.color.errorText,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
  }),
);

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
