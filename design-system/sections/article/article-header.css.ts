import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { outsideDrawing } from '../../artwork/beside-drawing.ts';
import { equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const header = style(
  section({
    paddingBlock: vars.space.x5,
    selectors: { '&:has(nav)': { paddingBlockStart: vars.space.x1 } },
  }),
);

export const halves = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    alignItems: 'center',
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: equalColumns(2),
        // Article titles are sentences, and the picture leaves them half the width.
        vars: { [vars.size.heading1]: calc.multiply(vars.size.heading2, 1.45) },
      },
    },
  }),
);

export const picture = style(
  section({
    minWidth: 0,
    // biome-ignore lint/plugin/margin: extends to the window's edges if its words would be too small.
    marginInline: outsideDrawing(320, vars.space.gutter),
    borderRadius: vars.radius.card,
    overflow: 'hidden',
  }),
);

/** If the date doesn't fit next to the author, it is below. */
export const byline = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

export const day = style(section({ '@media': { [media.tablet]: { textAlign: 'end' } } }));
