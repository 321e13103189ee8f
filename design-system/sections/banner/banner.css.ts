import { style, styleVariants } from '@vanilla-extract/css';
import { outsideDrawing } from '../../artwork/beside-drawing.ts';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { background } from '../../tokens/theme.css.ts';

/**
 * A light shines from the header's corner. On the header's own color, where it would end with an
 * edge, it is behind the picture.
 */
const band = style(
  section({
    position: 'relative',
    overflow: 'clip',
    paddingBlock: `calc(${vars.space.section} * 0.75)`,
    backgroundImage: `radial-gradient(60rem 30rem at 100% 0, ${vars.color.glow}, transparent)`,
    selectors: {
      '&:has(nav)': { paddingBlockStart: vars.space.x1 },
      [`${background.inverse}&`]: {
        // Its center is 85% from the left.
        backgroundSize: '170%',
        backgroundImage: `linear-gradient(${vars.color.background}, transparent 12rem), radial-gradient(60rem 36rem at 50% 30%, ${vars.color.glow}, transparent 70%)`,
      },
    },
  }),
);

/** Keyed by where the picture is. */
export const banner = styleVariants({
  split: [band],
  mirrored: [band, section({ backgroundPosition: '100%' })],
  stacked: [band],
  plain: [band],
});

const base = style(section({ display: 'grid', gap: vars.space.x5, alignItems: 'center' }));

export const arrangement = styleVariants({
  split: [base, section({ '@media': { [media.tablet]: splits.halves } })],
  mirrored: [base, section({ '@media': { [media.tablet]: splits.title } })],
  stacked: [base],
  plain: [base],
});

export const words = style(
  section({ display: 'grid', gap: vars.space.x3, justifyItems: 'start', minWidth: 0 }),
);

const pictureBase = style(
  section({
    minWidth: 0,
    // biome-ignore lint/plugin/margin: extends to the window's edges if its words would be too small.
    marginInline: outsideDrawing(320, vars.space.gutter),
  }),
);

export const picture = styleVariants({
  split: [pictureBase],
  mirrored: [pictureBase, section({ '@media': { [media.tablet]: { order: -1 } } })],
  stacked: [pictureBase],
  plain: [pictureBase],
});
