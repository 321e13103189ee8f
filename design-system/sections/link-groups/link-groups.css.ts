import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** Two, or one if most names would break, and four on a desktop. */
export const columns = style(
  section({
    columns: '9.5rem 2',
    columnGap: vars.space.x3,
    '@media': { [media.desktop]: { columnCount: 4 } },
  }),
);

/**
 * Stays in one column. It has its own space below, because the next group may be in another column.
 */
export const group = style(section({ breakInside: 'avoid', paddingBlockEnd: vars.space.x4 }));
