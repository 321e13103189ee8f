import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { wide } from './prose.css.ts';

export const figure = style([
  wide,
  primitive({
    display: 'grid',
    gap: vars.space.x3,
    padding: vars.space.x3,
    borderRadius: vars.radius.band,
    fontSize: vars.size.body,
    '@media': {
      [media.tablet]: { padding: vars.space.x5 },
      [media.print]: { paddingInline: 0, breakInside: 'avoid' },
    },
  }),
]);

export const words = style(primitive({ display: 'grid', gap: vars.space.x1 }));

export const note = style(
  primitive({
    color: vars.color.soft,
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);
