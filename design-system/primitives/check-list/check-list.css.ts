import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

export const list = style(primitive({ display: 'grid', gap: vars.space.x1h }));

export const item = style(
  primitive({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.x1h }),
);

export const tick = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.action,
    color: vars.color.actionText,
  }),
);
