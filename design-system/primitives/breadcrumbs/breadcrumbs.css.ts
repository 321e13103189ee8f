import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const { half, x1, x1h, x2, x4 } = vars.space;

export const list = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: x1,
    paddingBlockEnd: x2,
    fontSize: vars.size.small,
    '@media': { [media.tablet]: { paddingBlockEnd: x4 } },
  }),
);

/**
 * An entry. The slash in front of it is drawn: screen readers would read a character, and browsers
 * would request its typeface before they paint the page.
 */
export const entry = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    columnGap: x1,
    selectors: {
      '& + &::before': {
        content: '""',
        height: '1em',
        borderInlineStart: `${vars.width.hairline} solid ${vars.color.muted}`,
        transform: 'rotate(15deg)',
      },
    },
  }),
);

export const link = style(
  primitive({
    paddingBlock: x1h,
    color: vars.color.soft,
    '@media': {
      [media.tablet]: { paddingBlock: half },
      [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    },
  }),
);

/** It takes the rest of the line. If only a few letters fit, it gets its own line. */
export const last = style([entry, primitive({ flex: '1 1 40%', minWidth: 0 })]);

export const current = style(
  primitive({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.muted,
  }),
);
