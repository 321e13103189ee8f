import { style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { besideDrawing } from '../../artwork/beside-drawing.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

const base = style(
  section({
    display: 'grid',
    paddingBlock: vars.space.x3,
    borderRadius: vars.radius.card,
  }),
);

/** To the inside of the border of a card with small padding. */
const edge = calc.negate(vars.space.x3);

/** The colored frame of a drawing: at the top of a card, from edge to edge, or without a card. */
export const frame = styleVariants({
  inCard: [
    base,
    section({
      // A card is 48 px wider than what's in it.
      paddingInline: besideDrawing(244 - 48, vars.space.x3),
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      // biome-ignore lint/plugin/margin: extends to the card's edges.
      margin: `${edge} ${edge} ${vars.space.half}`,
    }),
  ],
  alone: [base, section({ paddingInline: besideDrawing(244, vars.space.x3) })],
});

/** If a drawing were wider, its words would be larger than the titles. */
export const narrow = style(section({ width: 'min(100%, 20rem)', justifySelf: 'center' }));
