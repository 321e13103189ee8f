import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

export const address = style(
  section({
    display: 'grid',
    fontStyle: 'normal',
    fontSize: vars.size.small,
    color: vars.color.soft,
  }),
);

export const numbers = style(section({ display: 'grid', marginBlockStart: 'auto' }));

export const number = style(
  section({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: vars.space.half,
    fontSize: vars.size.small,
    color: vars.color.muted,
  }),
);
