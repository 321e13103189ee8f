import { style, styleVariants } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

export const stack = style(primitive({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const align = styleVariants({
  // The default of its layout.
  stretch: primitive({}),
  start: primitive({ alignItems: 'flex-start' }),
});
