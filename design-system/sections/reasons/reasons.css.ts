import { style, styleVariants } from '@vanilla-extract/css';
import { equalColumns, splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const base = style(section({ display: 'grid', gap: vars.space.header }));

export const variant = styleVariants({
  aside: [
    base,
    section({
      '@media': {
        [media.tablet]: {
          ...splits.title,
          alignItems: 'start',
        },
        // Side by side, they would have to stay on one printed page.
        [media.print]: { gridTemplateColumns: 'none' },
      },
    }),
  ],
  columns: [base],
});

export const title = styleVariants({
  aside: section({
    '@media': {
      [`${media.roomy} and ${media.tablet}`]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.width.header} + ${vars.space.x4})`,
      },
      [media.print]: { position: 'static' },
    },
  }),
  columns: section({ minWidth: 0 }),
});

const items = style(section({ display: 'grid' }));

export const list = styleVariants({
  aside: [items],
  columns: [
    items,
    section({
      columnGap: vars.space.x3,
      '@media': {
        [media.tablet]: { gridTemplateColumns: equalColumns(2) },
      },
    }),
  ],
});

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
