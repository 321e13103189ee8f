import { style } from '@vanilla-extract/css';
import { besideDrawing } from '../../artwork/beside-drawing.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

export const image = style(
  section({
    display: 'grid',
    alignContent: 'center',
    borderRadius: vars.radius.card,
    padding: `${vars.space.x4} ${besideDrawing(275, vars.space.x4)}`,
    overflow: 'hidden',
  }),
);
