import { style } from '@vanilla-extract/css';
import { columnsOf } from '../primitives/grid/columns.ts';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { tones } from './artwork.css.ts';
import { slot } from './slot.css.ts';

export const rack = style(
  primitive({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: columnsOf(1),
    alignItems: 'end',
  }),
);

export const column = style(
  primitive({
    display: 'grid',
    gap: vars.space.half,
    padding: vars.space.half,
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    backgroundColor: tones.brand,
  }),
);

/** The link that is the example of a match. */
export const lit = style(primitive({}));

export const link = style([
  slot,
  primitive({
    minHeight: '3rem',
    selectors: {
      [`&:is(:hover, :focus-visible, .${lit})`]: {
        borderColor: tones.match,
        backgroundColor: tones.match,
        color: tones.strong,
      },
    },
  }),
]);
