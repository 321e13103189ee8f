import { style } from '@vanilla-extract/css';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const card = style(
  section({
    padding: vars.space.x3,
    borderRadius: vars.radius.band,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.largeText]: { padding: vars.space.x2 },
      [media.tablet]: { padding: vars.space.x5 },
      [media.laptop]: { gridArea: '1 / 2 / span 2' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const direct = style(
  section({
    display: 'grid',
    justifyItems: 'start',
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

export const link = style([
  heading,
  section({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.space.x6,
    fontSize: vars.size.heading3,
    color: vars.color.accent,
    '@media': {
      [media.largeText]: { fontSize: vars.size.small },
      [media.desktop]: { minHeight: vars.space.x8, fontSize: vars.size.figure },
      [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    },
  }),
]);
