import { style } from '@vanilla-extract/css';
import { columnsOf, splits } from '../../primitives/grid/columns.ts';
import { list } from '../../primitives/link/link-list.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const layout = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x6,
    '@media': {
      [media.desktop]: {
        ...splits.title,
        alignItems: 'start',
      },
    },
  }),
);

export const contents = style(
  section({
    display: 'grid',
    gap: vars.space.x1h,
    padding: vars.space.x3,
    borderRadius: vars.radius.card,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    '@media': {
      [`${media.roomy} and ${media.desktop}`]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.width.header} + ${vars.space.x3})`,
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const links = style([list, section({ display: 'grid' })]);

export const link = style(
  section({
    display: 'block',
    fontSize: vars.size.small,
    color: vars.color.accent,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

const column = { display: 'grid', gridTemplateColumns: columnsOf(1) } as const;

export const parts = style(section({ ...column, gap: vars.space.x6 }));

export const part = style(section({ ...column, gap: vars.space.x2 }));
