import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

const stack = style(primitive({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

const { section: _, gutter: __, ...steps } = vars.space;

export const gap = styleVariants(steps, (value) => [stack, primitive({ gap: value })]);

export const align = styleVariants({
  stretch: primitive({ alignItems: 'stretch' }),
  start: primitive({ alignItems: 'flex-start' }),
  center: primitive({ alignItems: 'center', textAlign: 'center' }),
});
