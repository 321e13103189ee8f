import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { details, summary } from './details.css.ts';

export const trigger = style([
  summary,
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minHeight: vars.width.target,
    color: vars.color.accent,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
      },
    },
  }),
]);

export const mark = style(
  primitive({
    display: 'flex',
    selectors: { [`${details}[open] > summary > &`]: { transform: 'rotate(180deg)' } },
    '@media': {
      [media.motion]: { transition: `transform ${vars.motion.collapse} ${vars.motion.easing}` },
    },
  }),
);

export const body = style(primitive({ paddingBlockStart: vars.space.x1 }));
