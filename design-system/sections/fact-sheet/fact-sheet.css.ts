import { style } from '@vanilla-extract/css';
import { columnsOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const facts = style(section({ borderBlockStart: `2px solid ${vars.color.text}` }));

export const fact = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    paddingBlock: vars.space.x2,
    borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: columnsOf(1, 2),
        columnGap: vars.space.x3,
        alignItems: 'baseline',
      },
      [media.print]: { breakInside: 'avoid' },
    },
  }),
);

export const term = style(
  section({
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    color: vars.color.muted,
  }),
);
