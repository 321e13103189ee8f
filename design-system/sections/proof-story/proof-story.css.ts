import { style } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const frames = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x3,
    '@media': { [media.laptopOrPaper]: { gridTemplateColumns: equalColumns(3) } },
  }),
);

/** Between phone and desktop widths, a third of the page is too narrow for a scene's words. */
export const frame = style(
  section({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x2,
    '@media': {
      [media.tablet]: { gridTemplateColumns: equalColumns(2) },
      [media.laptopOrPaper]: { gridTemplateColumns: columnsOf(1) },
    },
  }),
);

export const scene = style([
  screenOnly,
  section({
    borderRadius: vars.radius.card,
    // Cuts off the ground of a drawing that bleeds.
    overflow: 'clip',
  }),
]);
