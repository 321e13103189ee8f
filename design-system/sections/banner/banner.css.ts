import { style, styleVariants } from '@vanilla-extract/css';
import { outsideDrawing } from '../../artwork/beside-drawing.ts';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { background } from '../../tokens/theme.css.ts';
import { light, lightBelowHeader } from './light.ts';

export const banner = style(
  section({
    position: 'relative',
    overflow: 'clip',
    paddingBlock: `calc(${vars.space.section} * 0.75)`,
    backgroundImage: light,
    selectors: {
      '&:has(nav)': { paddingBlockStart: vars.space.x1 },
      [`${background.inverse}&`]: { backgroundImage: lightBelowHeader },
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
  section({
    display: 'grid',
    gap: `calc(${vars.space.section} / 4)`,
    justifyItems: 'start',
    minWidth: 0,
  }),
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
