import { style } from '@vanilla-extract/css';
import { equalColumns } from '../../primitives/grid/columns.ts';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** On a desktop, six cells. The header is the first, and is as tall as the reasons in its row. */
export const cells = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: equalColumns(3),
        gap: `${vars.space.x6} ${vars.space.x3}`,
      },
    },
  }),
);

export const title = style(section({ '@media': { [media.desktop]: { gridArea: '1 / 1' } } }));

export const list = style(
  section({
    display: 'grid',
    '@media': {
      [media.desktop]: {
        gridArea: '1 / 1 / span 2 / -1',
        gridTemplate: 'subgrid / subgrid',
      },
    },
  }),
);

export const reason = style(
  section({
    display: 'grid',
    gridTemplateColumns: `${vars.space.x5} minmax(0, 1fr)`,
    alignContent: 'start',
    rowGap: vars.space.half,
    paddingBlock: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: vars.space.x1,
        selectors: { '&:first-child': { gridColumnStart: 2 } },
      },
    },
  }),
);

/** Next to the reason, or above it on a desktop. */
export const number = style([
  heading,
  section({
    gridRow: 'span 2',
    fontSize: vars.size.heading3,
    lineHeight: vars.leading.snug,
    color: vars.color.muted,
    '@media': { [media.desktop]: { gridRow: 'auto', fontSize: vars.size.figure } },
  }),
]);
