import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** All pills are as wide as the widest one. */
export const timeline = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.x3,
    '@media': { [media.tablet]: { columnGap: vars.space.x4 } },
  }),
);

export const moment = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'start',
    position: 'relative',
    paddingBlockEnd: vars.space.x3,
    selectors: {
      // The line to the next pill. There is none after the last one.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: vars.space.x5,
        borderInlineStart: `2px solid ${vars.color.line}`,
      },
    },
  }),
);

export const when = style(
  primitive({
    position: 'relative',
    paddingInline: vars.space.x2,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.action,
    color: vars.color.actionText,
    fontSize: vars.size.body,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.space.x5,
    textAlign: 'center',
  }),
);

/** Aligns its first line with the pill. */
export const text = style(primitive({ paddingBlockStart: vars.space.half }));
