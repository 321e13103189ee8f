import { style } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

export const cluster = style(
  primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }),
);
