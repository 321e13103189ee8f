import { style } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

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

/** What paper doesn't need, such as a form, or a decoration, whatever its layout is. */
export const screenOnly = style(
  primitive({ '@media': { [media.print]: { display: 'none !important' } } }),
);
