import { style } from '@vanilla-extract/css';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/**
 * A title, a panel, and more words. The panel is next to both, or between them if there is only one
 * column. On paper, they stay together.
 */
export const panelLayout = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    breakInside: 'avoid',
    '@media': {
      [media.laptop]: { ...splits.title, gridTemplateRows: 'auto 1fr', alignItems: 'start' },
    },
  }),
);
