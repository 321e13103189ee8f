import { style, styleVariants } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

export const cluster = style(
  primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }),
);

export const justify = styleVariants({
  start: primitive({ justifyContent: 'flex-start' }),
  center: primitive({ justifyContent: 'center' }),
  between: primitive({ justifyContent: 'space-between' }),
});
