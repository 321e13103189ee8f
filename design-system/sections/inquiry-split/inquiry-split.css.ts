import { style } from '@vanilla-extract/css';
import { splits } from '../../primitives/grid/columns.ts';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** A title, the form, and more words. With two columns, the form is next to both. */
export const layout = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    breakInside: 'avoid',
    '@media': {
      [media.laptop]: { ...splits.title, gridTemplateRows: 'auto 1fr', alignItems: 'start' },
    },
  }),
);

export const card = style([
  screenOnly,
  section({
    padding: vars.space.x3,
    borderRadius: vars.radius.band,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.largeText]: { padding: vars.space.x2 },
      [media.tablet]: { padding: vars.space.x5 },
      [media.laptop]: { gridArea: '1 / 2 / span 2' },
    },
  }),
]);

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
