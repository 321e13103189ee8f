import { style } from '@vanilla-extract/css';
import { columnsOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { steps } from '../explained-figure/explained-figure.css.ts';

/** Next to something higher, they share its height. */
export const rows = style(section({ display: 'grid', gap: vars.space.x2 }));

/** A title, next to its content on a desktop. */
export const row = style(
  section({
    display: 'grid',
    gap: `${vars.space.x1} ${vars.space.x3}`,
    alignContent: 'start',
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
    // Columns have no lines.
    selectors: { [`${steps.wide} > &`]: { paddingBlockStart: 0, borderBlockStart: 0 } },
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: `minmax(0, 10rem) ${columnsOf(1)}`,
        selectors: { [`${steps.wide} > &`]: { gridTemplateColumns: 'auto' } },
      },
      // A list of links, which paper can't have.
      [media.print]: { selectors: { '&:has(ul)': { display: 'none' } } },
    },
  }),
);
