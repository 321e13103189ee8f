import { style } from '@vanilla-extract/css';
import { equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const list = style(
  section({
    display: 'grid',
    columnGap: vars.space.x3,
    '@media': {
      [media.tablet]: { gridTemplateColumns: equalColumns(2) },
    },
  }),
);

/** Four side by side fill a row. */
export const four = style(
  section({ '@media': { [media.desktop]: { gridTemplateColumns: equalColumns(4) } } }),
);

export const reason = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.x2,
    paddingBlock: vars.space.x2,
    '@media': { [media.tablet]: { paddingBlock: vars.space.x3 } },
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

/** The artwork kit's dot. */
export const dot = style(
  section({
    width: vars.space.x1h,
    height: vars.space.x1h,
    // biome-ignore lint/plugin/margin: aligns it with the first line of its heading.
    marginBlockStart: vars.space.x1,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent,
  }),
);
