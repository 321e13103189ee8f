import { style, styleVariants } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

export const stack = style(primitive({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const align = styleVariants({
  stretch: primitive({ alignItems: 'stretch' }),
  start: primitive({ alignItems: 'flex-start' }),
  center: primitive({ alignItems: 'center', textAlign: 'center' }),
});
