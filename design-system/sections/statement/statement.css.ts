import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

export const figure = style(section({ display: 'grid', gap: vars.space.x3, maxWidth: '56rem' }));

export const text = style(
  section({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.heading2,
    letterSpacing: vars.tracking.heading,
    lineHeight: '1.15',
    textWrap: 'balance',
  }),
);
