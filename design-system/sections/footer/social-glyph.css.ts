import { style } from '@vanilla-extract/css';
import { section } from '../../tokens/layer-styles.ts';

export const glyph = style(
  section({
    width: '1.25rem',
    height: '1.25rem',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
