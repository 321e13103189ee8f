import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

export const badge = style(
  primitive({
    // Its baseline is that of its first line.
    display: 'inline-flex',
    padding: `${vars.space.half} ${vars.space.x1h}`,
    borderRadius: vars.radius.full,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    color: vars.color.soft,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.medium,
  }),
);
