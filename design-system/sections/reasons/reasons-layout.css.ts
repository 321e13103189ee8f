import { style, styleVariants } from '@vanilla-extract/css';
import { standing } from '../../artwork/standing.css.ts';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** On paper, the title and the reasons stay together. */
export const layout = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    breakInside: 'avoid',
    '@media': { [media.laptop]: { ...splits.halves, gridTemplateRows: 'auto 1fr' } },
  }),
);

/** Below 960 px, it's below the reasons, because it stands on the section's end. */
const sceneBase = style([
  standing,
  section({ order: 1, '@media': { [media.laptop]: { gridArea: '1 / 2 / span 2' } } }),
]);

/** Keyed by its position. */
export const scene = styleVariants({
  start: [sceneBase, section({ '@media': { [media.laptop]: { gridColumn: 1 } } })],
  end: [sceneBase],
});
