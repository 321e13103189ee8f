import { style } from '@vanilla-extract/css';
import { outsideDrawing } from '../../artwork/beside-drawing.ts';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** The plan, and the facts next to it on a desktop. On paper, they stay together. */
export const layout = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    breakInside: 'avoid',
    '@media': { [media.laptop]: splits.halves },
  }),
);

/** As high as the facts. The drawing is in the middle. */
export const card = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 37rem)',
    placeContent: 'center',
    // biome-ignore lint/plugin/margin: extends to the window's edges if its words would be too small.
    marginInline: outsideDrawing(275, vars.space.gutter),
    borderRadius: vars.radius.card,
    overflow: 'hidden',
  }),
);
