import { globalStyle, style } from '@vanilla-extract/css';
import { columnsOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** On a phone, a row of about 64 px with only the glyph, the title, and the link's arrow. */
export const phoneRow = style(section({}));
globalStyle(
  `${phoneRow} > div`,
  section({
    '@media': {
      [media.belowTablet]: {
        display: 'grid',
        gridTemplateColumns: `${columnsOf(1)} 1em`,
        gap: vars.space.x1,
        // Below it is the gap to the next row.
        padding: `${vars.space.x2} ${vars.space.x2} 0`,
        // The longest name fits in a window of 320 px.
        vars: { [vars.size.heading3]: vars.size.body },
      },
    },
  }),
);
globalStyle(`${phoneRow} p`, section({ '@media': { [media.belowTablet]: { display: 'none' } } }));
// The arrow is its last line. The words above it are clipped, so that screen readers read them.
globalStyle(
  `${phoneRow} a`,
  section({
    '@media': {
      [media.belowTablet]: {
        display: 'grid',
        alignContent: 'end',
        overflow: 'clip',
        height: '1lh',
        marginBlock: 'auto',
      },
    },
  }),
);
