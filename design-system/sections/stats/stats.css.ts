import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { late } from '../../primitives/deferred/deferred.css.ts';
import { columnsOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

// Above the next section, which would otherwise cover the card's shadow.
const above = { position: 'relative', zIndex: vars.depth.raised } as const;

// One pixel more, because a section may end between two pixels.
export const stats = style(section({ ...above, boxShadow: `0 1px ${vars.color.background}` }));

globalStyle(`${late}:has(> ${stats})`, section(above));

/** The previous section's background continues behind the upper half of the card. */
export const previous = style(section({ position: 'absolute', inset: '0 0 50%' }));

export const card = style(
  section({
    position: 'relative',
    borderRadius: vars.radius.card,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    boxShadow: vars.shadow.floating,
    overflow: 'hidden',
  }),
);

// One row. On a phone, two share a row, or the last three of five, and each of three has its own.
export const list = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
  }),
);

/** The longest word in a label needs 6 rem, so fewer figures fit in a row if the text is large. */
export const share = styleVariants({ half: '40%', third: '28%' }, (basis) =>
  section({
    flex: `1 1 max(${basis}, 6rem)`,
    '@media': { [media.tablet]: { flex: '1 1 0' } },
  }),
);

/** A figure above its label. */
export const stat = style(
  section({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'start',
    gap: vars.space.half,
    minWidth: 0,
  }),
);

export const cell = style(
  section({
    padding: `${vars.space.x2} ${vars.space.x1h}`,
    // Each cell has lines at its start and top, and the card clips the outer ones.
    boxShadow: `-1px -1px 0 ${vars.color.line}`,
    '@media': {
      [media.tablet]: {
        padding: `${vars.space.x3} ${vars.space.x1h} ${vars.space.x3} ${vars.space.x3}`,
      },
    },
  }),
);

/** On a phone, a figure with its label next to it. */
export const row = style(
  section({
    '@media': {
      [media.belowTablet]: {
        flexBasis: '100%',
        display: 'grid',
        gridTemplateColumns: `5.5rem ${columnsOf(1)}`,
        alignItems: 'baseline',
      },
    },
  }),
);
globalStyle(`${row} > dd`, section({ '@media': { [media.belowTablet]: { order: -1 } } }));

export const label = style(
  section({
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    color: vars.color.muted,
    textWrap: 'pretty',
  }),
);
