import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { base } from '../heading/heading.css.ts';

export const points = style(primitive({ counterReset: 'point' }));

/** The visible number is hidden from screen readers, because they get it from the list. */
export const point = style(
  primitive({
    position: 'relative',
    counterIncrement: 'point',
    paddingBlock: vars.space.x2,
    paddingInlineStart: vars.space.x6,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
    selectors: {
      '&::before': {
        content: 'counter(point) / ""',
        position: 'absolute',
        insetInlineStart: 0,
        width: vars.space.x4,
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.action,
        color: vars.color.actionText,
        fontSize: vars.size.body,
        fontWeight: vars.weight.semibold,
        lineHeight: vars.space.x4,
        textAlign: 'center',
      },
    },
  }),
);

export const title = style([
  base,
  primitive({
    display: 'block',
    fontSize: calc.multiply(vars.size.article, 1.16),
    lineHeight: vars.space.x4,
    paddingBlockEnd: vars.space.half,
  }),
]);
