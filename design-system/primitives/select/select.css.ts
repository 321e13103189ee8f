import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { control } from '../field/field.css.ts';

export const frame = style(primitive({ position: 'relative', display: 'grid', width: '100%' }));

export const select = style([
  control,
  primitive({
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: vars.space.x6,
    textOverflow: 'ellipsis',
    selectors: { '&:has(option:disabled:checked)': { color: vars.color.muted } },
  }),
]);

export const chevron = style(
  primitive({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: vars.space.x2,
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
  }),
);
