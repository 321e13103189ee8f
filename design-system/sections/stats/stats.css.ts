import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const variant = styleVariants({
  // Above the next section, which would otherwise cover the card's shadow.
  floating: section({ position: 'relative', zIndex: vars.depth.raised }),
  band: section({ paddingBlock: vars.space.x6 }),
});

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

// One column per figure. On a phone there are two, and a single last figure takes a whole row.
const listBase = style(
  section({
    display: 'grid',
    gridTemplateColumns: equalColumns(2),
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: columnsOf(1),
      },
    },
  }),
);

export const list = styleVariants({
  floating: [listBase],
  band: [listBase, section({ gap: vars.space.x4 })],
});

const statBase = style(
  section({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.x1,
  }),
);

export const stat = styleVariants({
  floating: [
    statBase,
    section({
      padding: vars.space.x3,
      // Each cell has lines at its start and top. The card clips the outer ones.
      boxShadow: `-1px -1px 0 ${vars.color.line}`,
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
      '@media': {
        [media.tablet]: {
          paddingBlock: vars.space.x4,
          selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } },
        },
      },
    }),
  ],
  band: [
    statBase,
    section({
      borderInlineStart: `3px solid ${vars.color.accent}`,
      paddingInlineStart: vars.space.x2,
    }),
  ],
});

export const label = style(
  section({ fontSize: vars.size.small, lineHeight: vars.leading.snug, color: vars.color.muted }),
);
