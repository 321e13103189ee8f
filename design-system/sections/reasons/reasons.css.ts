import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, equalColumns, splits, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** On paper, the title and the reasons stay together. */
const base = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    breakInside: 'avoid',
    '@media': {
      [media.tablet]: { ...splits.halves, gridTemplateRows: 'auto 1fr' },
      [media.laptop]: splits.title,
    },
  }),
);

/** The drawing at the start or the end. */
export const layout = styleVariants({
  start: [base],
  end: [
    base,
    section({
      '@media': { [media.laptop]: { gridTemplateColumns: `${columnsOf(1)} ${widthOf(5)}` } },
    }),
  ],
});

export const reasons = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    alignContent: 'start',
    '@media': { [media.laptop]: { gridTemplateColumns: equalColumns(2) } },
  }),
);

export const reason = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

/** On a phone, it's below the reasons, because it stands on the section's end. */
export const scene = style(
  section({
    order: 1,
    '@media': {
      [media.tablet]: {
        selectors: {
          [`${layout.start} > &`]: { gridArea: '1 / 1 / span 2' },
          [`${layout.end} > &`]: { gridArea: '1 / 2 / span 2' },
        },
      },
    },
  }),
);
