import { globalStyle, style } from '@vanilla-extract/css';
import { columnsOf, equalColumns, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** A dot in a slot: the logo in a circle, with the name next to it. */
export const technology = style(
  section({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minWidth: 0,
    padding: vars.space.half,
    paddingInlineEnd: vars.space.x1h,
    borderRadius: vars.radius.full,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
  }),
);

/** The same on every background, because logos are made for a light one. */
export const dot = style(
  section({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: vars.space.x4,
    height: vars.space.x4,
    borderRadius: vars.radius.full,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    backgroundColor: vars.artwork.raised,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);

// Dozens of other companies’ colors would outshine the page’s own. All of them become equally dark,
// and what is white in a logo stays white.
globalStyle(`${dot} > *`, section({ filter: 'grayscale(1) brightness(0.65) contrast(3.3)' }));

export const group = style(
  section({
    display: 'grid',
    gap: vars.space.x1h,
    paddingBlock: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `${widthOf(3)} ${columnsOf(1)}`,
        gap: vars.space.x3,
        alignItems: 'center',
        paddingBlock: vars.space.x3,
      },
    },
  }),
);

/** Two in a row if the longest name has room, and four on a desktop. */
export const tiles = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 34%), 1fr))',
    gap: `${vars.space.x1h} ${vars.space.none}`,
    '@media': { [media.desktop]: { gridTemplateColumns: equalColumns(4) } },
  }),
);

export const tile = style(
  section({
    display: 'grid',
    gridTemplateColumns: `auto ${columnsOf(1)}`,
    alignItems: 'center',
    gap: vars.space.x1,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
  }),
);
