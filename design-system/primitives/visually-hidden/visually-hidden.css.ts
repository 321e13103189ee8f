import { style } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

export const visuallyHidden = style(
  primitive({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
