import { globalStyle, style } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { tallLink } from '../../primitives/link/tall-link.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const hairline = `${vars.width.hairline} solid ${vars.color.line}`;

export const jobs = style(
  section({
    display: 'grid',
    gap: vars.space.x2,
    justifyItems: 'start',
    // As tall as a few jobs, so that the page below moves less when they appear.
    minHeight: '16rem',
    alignContent: 'center',
    borderBlockStart: hairline,
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
    gridTemplateColumns: columnsOf(1),
    alignItems: 'baseline',
    gap: `${vars.space.half} ${vars.space.x3}`,
    paddingBlock: vars.space.x2,
    borderBlockEnd: hairline,
    '@media': { [media.tablet]: { gridTemplateColumns: equalColumns(4) } },
  }),
);
globalStyle(
  `${slot} h3`,
  section({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.heading3,
  }),
);
globalStyle(`${slot} p`, section({ color: vars.color.soft }));
globalStyle(`${slot} strong`, section({ color: vars.color.text }));
globalStyle(
  `${slot} a`,
  section({
    ...tallLink,
    color: vars.color.accent,
    fontWeight: vars.weight.semibold,
    textDecorationLine: 'underline',
  }),
);
