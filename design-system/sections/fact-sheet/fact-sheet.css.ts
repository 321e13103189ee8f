import { style } from '@vanilla-extract/css';
import { columnsOf, splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** The plan stands beside the title and the facts, and between them where there is one column. */
export const withPlan = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    '@media': {
      [media.laptop]: { ...splits.title, gridTemplateRows: 'auto 1fr', alignItems: 'start' },
    },
  }),
);

export const plan = style(
  section({
    maxWidth: vars.width.measure,
    borderRadius: vars.radius.band,
    overflow: 'hidden',
    '@media': { [media.laptop]: { gridArea: '1 / 1 / span 2' } },
  }),
);

export const words = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    justifyItems: 'start',
  }),
);

export const facts = style(
  section({ width: '100%', borderBlockStart: `2px solid ${vars.color.text}` }),
);

export const fact = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    paddingBlock: vars.space.x1h,
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
