import { style, styleVariants } from '@vanilla-extract/css';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const banner = style(
  section({
    position: 'relative',
    overflow: 'clip',
    paddingBlock: `calc(${vars.space.section} * 0.75)`,
    // Light from the upper right brightens the background behind the picture.
    backgroundImage: `radial-gradient(60rem 36rem at 85% 0%, ${vars.color.glow}, transparent 70%)`,
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
