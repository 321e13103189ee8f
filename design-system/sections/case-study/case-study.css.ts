import { style } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { figure as largeFigure } from '../stats/figure.css.ts';

export const panels = style(
  section({
    display: 'grid',
    gridTemplateColumns: equalColumns(1),
    gap: vars.space.x2,
    overflowWrap: 'anywhere',
    '@media': {
      [media.tablet]: { gap: vars.space.x3 },
      [`${media.desktop}, ${media.print}`]: { gridTemplateColumns: equalColumns(12) },
    },
  }),
);

export const narrow = style(
  section({ '@media': { [`${media.desktop}, ${media.print}`]: { gridColumn: 'span 5' } } }),
);

/** Without a panel beside it, it takes the whole row. */
export const wide = style(
  section({
    '@media': {
      [`${media.desktop}, ${media.print}`]: {
        gridColumn: 'span 7',
        selectors: { '&:last-child': { gridColumn: '1 / -1' } },
      },
    },
  }),
);

/** The steps share the height that a high challenge beside them leaves. */
export const steps = style(
  section({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: vars.space.x3, flexGrow: 1 }),
);

export const result = style(
  section({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, flexGrow: 1 }),
);

/** The challenge. */
export const opening = style(
  section({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: vars.space.x3, flexGrow: 1 }),
);

/** The challenge, above its picture. On a tablet, where the panel is wide, beside it. */
export const illustrated = style(
  section({
    '@media': {
      [media.tablet]: { gridTemplateRows: 'auto', gridTemplateColumns: columnsOf(1, 1) },
      [`${media.desktop}, ${media.print}`]: {
        gridTemplateRows: 'auto 1fr',
        gridTemplateColumns: columnsOf(1),
      },
    },
  }),
);

export const title = style(
  section({
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    color: vars.color.accent,
  }),
);

export const challenge = style(
  section({
    fontSize: vars.size.heading3,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
    textWrap: 'pretty',
    maxWidth: vars.width.measure,
  }),
);

export const art = style(
  section({
    display: 'grid',
    alignItems: 'center',
    padding: vars.space.x3,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.background,
  }),
);

export const figures = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: vars.space.x2,
    flexGrow: 1,
    alignContent: 'end',
  }),
);

export const figure = style(
  section({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.x1,
    borderBlockStart: `2px solid ${vars.color.accent}`,
    paddingBlockStart: vars.space.x2,
  }),
);

export const value = style([largeFigure, section({ color: vars.color.accent })]);

export const label = style(
  section({ fontSize: vars.size.small, lineHeight: vars.leading.snug, color: vars.color.soft }),
);
