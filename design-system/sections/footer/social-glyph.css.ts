import { style } from '@vanilla-extract/css';
import { base } from '../../primitives/icon/icon.css.ts';
import { section } from '../../tokens/layer-styles.ts';

export const glyph = style([
  base,
  section({ width: '1.25rem', height: '1.25rem', strokeWidth: 2.5 }),
]);
