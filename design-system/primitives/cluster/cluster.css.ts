import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

const cluster = style(primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }));

const { section: _, gutter: __, ...steps } = vars.space;

export const gap = styleVariants(steps, (value) => [cluster, primitive({ gap: value })]);

export const justify = styleVariants({
  start: primitive({ justifyContent: 'flex-start' }),
  center: primitive({ justifyContent: 'center' }),
  between: primitive({ justifyContent: 'space-between' }),
});
