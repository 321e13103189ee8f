import { style, styleVariants } from '@vanilla-extract/css';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { background } from '../../tokens/theme.css.ts';

const light = `radial-gradient(60rem 36rem at 85% 0%, ${vars.color.glow}, transparent 70%)`;

export const banner = style(
  section({
    position: 'relative',
    overflow: 'clip',
    paddingBlock: `calc(${vars.space.section} * 0.75)`,
    // Light from the upper right brightens the background behind the picture.
    backgroundImage: light,
    selectors: {
      // Below the header, which has the same color, the light would end with an edge.
      [`${background.inverse}&`]: {
        backgroundImage: `linear-gradient(${vars.color.background}, transparent 12rem), ${light}`,
      },
    },
  }),
);

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

const pictureBase = style(section({ minWidth: 0, width: '100%' }));

export const picture = styleVariants({
  split: [pictureBase],
  mirrored: [pictureBase, section({ '@media': { [media.tablet]: { order: -1 } } })],
  stacked: [pictureBase],
  plain: [pictureBase],
});
