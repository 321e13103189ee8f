import { style, styleVariants } from '@vanilla-extract/css';
import { besideDrawing } from '../../artwork/beside-drawing.ts';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const base = style(
  section({
    display: 'grid',
    gap: vars.space.x5,
    alignItems: 'center',
    '@media': {
      [media.tablet]: {
        ...splits.title,
      },
    },
  }),
);

export const imagePosition = styleVariants({ start: [base], end: [base] });

export const image = style(
  section({
    borderRadius: vars.radius.card,
    padding: `${vars.space.x4} ${besideDrawing(275, vars.space.x4)}`,
    overflow: 'hidden',
    '@media': { [media.tablet]: { selectors: { [`${imagePosition.start} > &`]: { order: -1 } } } },
  }),
);
