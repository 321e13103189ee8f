import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { outsideDrawing } from './beside-drawing.ts';

/**
 * Holds a small drawing above the words that it belongs to. If it were wider, its own words would be
 * larger than the titles.
 */
export const smallDrawing = style(
  primitive({
    paddingBlockEnd: vars.space.x1h,
    maxWidth: '20rem',
    // biome-ignore lint/plugin/margin: extends to a card's edges if its words would be too small.
    marginInline: outsideDrawing(244, vars.space.x3),
  }),
);
