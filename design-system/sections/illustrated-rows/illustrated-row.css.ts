import { style } from '@vanilla-extract/css';
import { besideDrawing } from '../../artwork/beside-drawing.ts';
import { equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { hairline, twelve } from './illustrated-rows.css.ts';

/** On a tablet, the drawing is next to the words. */
export const row = style(
  section({
    display: 'flex',
    flexDirection: 'column',
    breakInside: 'avoid',
    border: hairline,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    '@media': {
      [media.tablet]: { display: 'grid', gridTemplate: `auto 1fr / ${equalColumns(2)}` },
      [media.laptopOrPaper]: {
        ...twelve,
        alignItems: 'center',
        border: 0,
        borderBlockStart: hairline,
        borderRadius: 0,
        backgroundColor: 'transparent',
      },
    },
  }),
);

export const title = style(
  section({
    padding: `${vars.space.x2} ${vars.space.x3} 0`,
    '@media': { [media.laptopOrPaper]: { gridColumn: 'span 3', padding: 0 } },
  }),
);

export const text = style(
  section({
    padding: `${vars.space.x1} ${vars.space.x3} ${vars.space.x3}`,
    '@media': {
      [media.laptopOrPaper]: { gridColumn: 'span 5', padding: 0, paddingBlock: vars.space.x2 },
    },
  }),
);

export const art = style(
  section({
    order: -1,
    padding: `${vars.space.x2} ${besideDrawing(226, vars.space.x3)}`,
    borderBlockEnd: hairline,
    '@media': {
      [media.tablet]: { gridRow: 'span 2', borderBlockEnd: 0, borderInlineEnd: hairline },
      [media.laptopOrPaper]: {
        order: 0,
        gridRow: 'auto',
        gridColumn: 'span 4',
        alignSelf: 'stretch',
        display: 'grid',
        alignItems: 'center',
        padding: `${vars.space.x1} ${besideDrawing(228, vars.space.x6)}`,
        borderInline: hairline,
        selectors: {
          [`${row}:last-child > &`]: {
            borderBlockEnd: hairline,
            borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
          },
        },
      },
    },
  }),
);
