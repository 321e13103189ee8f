import { globalStyle, style } from '@vanilla-extract/css';
import { tallLink } from '../../primitives/link/tall-link.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const jobs = style(
  section({
    display: 'grid',
    gap: vars.space.x2,
    justifyItems: 'start',
    // As tall as a few jobs, so that the page below moves less when they appear.
    minHeight: '16rem',
    alignContent: 'center',
    padding: vars.space.x3,
    borderRadius: vars.radius.card,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    selectors: {
      '&[data-state="ready"]': { alignContent: 'start', gap: 0 },
      // If the page's scripts have failed, it would stay empty.
      '[data-without-scripts] &': { display: 'none' },
    },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);

export const slot = style(section({ width: '100%' }));

// The widget renders plain elements. They are styled like the rest of the page.
globalStyle(
  `${slot} li`,
  section({
    display: 'grid',
    // As many columns as there are parts in a job, if there is room.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    alignItems: 'baseline',
    gap: `${vars.space.half} ${vars.space.x3}`,
    paddingBlock: vars.space.x2,
    borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);
globalStyle(`${slot} li:first-child`, section({ paddingBlockStart: 0 }));
globalStyle(`${slot} li:last-child`, section({ paddingBlockEnd: 0, borderBlockEnd: 0 }));
globalStyle(
  `${slot} h3`,
  section({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.heading4,
  }),
);
globalStyle(`${slot} p`, section({ fontSize: vars.size.small, color: vars.color.soft }));
globalStyle(
  `${slot} a`,
  section({
    ...tallLink,
    color: vars.color.accent,
    fontWeight: vars.weight.semibold,
    textDecoration: 'underline',
  }),
);
