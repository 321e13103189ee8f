// What the diagrams of banners have in common.
import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';

/** The box of the lines, from the left edge to the slots. */
export const lines = style(
  primitive({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    height: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
  }),
);

export const slot = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.25rem',
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
