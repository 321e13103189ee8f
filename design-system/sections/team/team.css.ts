import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

export const portrait = style(
  section({ width: '100%', height: 'auto', borderRadius: vars.radius.card }),
);
