import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';

/** What a visitor chooses in a diagram of a banner. */
export const slot = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    padding: `${vars.space.half} ${vars.space.x2}`,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    color: vars.color.soft,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
  }),
);
