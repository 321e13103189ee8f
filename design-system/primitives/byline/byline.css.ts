import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

export const byline = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.x2,
  }),
);

/** The ring separates it from a background that has its color. */
export const portrait = style(
  primitive({
    borderRadius: vars.radius.full,
    outline: `${vars.width.hairline} solid ${vars.color.surface}`,
  }),
);
