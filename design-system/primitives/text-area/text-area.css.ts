import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { control } from '../field/field.css.ts';

export const textArea = style([
  control,
  primitive({ resize: 'vertical', lineHeight: vars.leading.text }),
]);
