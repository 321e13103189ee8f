import { style, styleVariants } from '@vanilla-extract/css';
import { besideDrawing } from '../../artwork/beside-drawing.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { pictureLayout } from '../titled-section/picture-layout.css.ts';

export const imagePosition = styleVariants({ start: [pictureLayout], end: [pictureLayout] });

export const image = style(
  section({
    display: 'grid',
    alignContent: 'center',
    borderRadius: vars.radius.card,
    padding: `${vars.space.x4} ${besideDrawing(275, vars.space.x4)}`,
    overflow: 'hidden',
    '@media': { [media.tablet]: { selectors: { [`${imagePosition.start} > &`]: { order: -1 } } } },
  }),
);
