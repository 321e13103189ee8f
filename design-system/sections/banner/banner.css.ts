import { style, styleVariants } from '@vanilla-extract/css';
import { outsideDrawing } from '../../artwork/beside-drawing.ts';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const banner = style(
  section({
    position: 'relative',
    overflow: 'clip',
    paddingBlock: `calc(${vars.space.section} * 0.75)`,
    selectors: { '&:has(nav)': { paddingBlockStart: vars.space.x1 } },
  }),
);

const base = style(section({ display: 'grid', gap: vars.space.x5, alignItems: 'center' }));

const halves = style([base, section({ '@media': { [media.tablet]: splits.halves } })]);

export const arrangement = styleVariants({
  split: [halves],
  mirrored: [halves],
  stacked: [base],
  plain: [base],
});

/** Less prominent than the action above. */
export const links = style(section({ vars: { [vars.color.accent]: vars.color.soft } }));

export const picture = style(
  section({
    minWidth: 0,
    // biome-ignore lint/plugin/margin: extends to the window's edges if its words would be too small.
    marginInline: outsideDrawing(320, vars.space.gutter),
  }),
);

// Lines of text all start at the picture, but few of them end at it, so it needs more space here.
export const mirrored = style(
  section({ '@media': { [media.tablet]: { order: -1, paddingInlineEnd: vars.space.x5 } } }),
);
