import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { travelingDot } from '../process-steps/traveling-dot.css.ts';

const line = `2px solid ${vars.color.control}`;

export const list = style(
  section({
    display: 'grid',
    '@media': {
      [media.tablet]: { gridTemplateColumns: equalColumns(2), rowGap: vars.space.x5 },
      [media.laptopOrPaper]: { gridTemplateColumns: equalColumns(4) },
    },
  }),
);

// On phones, the line is next to the drawings. From tablet width, it is below them, and the parts
// of the steps in a row line up.
export const step = style([
  travelingDot.laptop,
  section({
    display: 'grid',
    gridTemplateColumns: `auto ${columnsOf(1)}`,
    columnGap: vars.space.x2,
    selectors: {
      // The traveling dot.
      '&::before': { gridColumn: 1, gridRow: '1 / span 2', justifySelf: 'center' },
    },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: columnsOf(1),
        gridTemplateRows: 'subgrid',
        gridRow: 'span 3',
        rowGap: vars.space.x2,
        selectors: {
          '&::before': { gridRow: 2, justifySelf: 'start', alignSelf: 'center' },
        },
      },
      [media.print]: { breakInside: 'avoid' },
    },
  }),
]);

export const art = style(
  section({
    maxWidth: '17.5rem',
    alignSelf: 'end',
    paddingBlockEnd: vars.space.x2,
    gridColumn: 2,
    '@media': { [media.tablet]: { gridColumn: 1, paddingInlineEnd: vars.space.x3 } },
  }),
);

/** The label, and the line to the next step. */
export const stop = style(
  section({
    gridColumn: 1,
    gridRow: '1 / span 2',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    selectors: {
      '&::after': { content: '', flexGrow: 1, borderInlineStart: line },
      // On phones, the last step has no line after it.
      [`${step}:last-child > &::after`]: { content: 'none' },
    },
    '@media': {
      [media.tablet]: {
        gridRow: 2,
        flexDirection: 'row',
        selectors: {
          '&::after': { borderInlineStart: 0, borderBlockStart: line },
          [`${step}:last-child > &::after`]: { content: '' },
        },
      },
    },
  }),
);

const labelBase = style(
  section({
    position: 'relative',
    padding: `${vars.space.x1} ${vars.space.x2}`,
    border: line,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.background,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.snug,
  }),
);

export const label = styleVariants({
  regular: [labelBase],
  highlighted: [
    labelBase,
    section({
      borderColor: vars.color.action,
      backgroundColor: vars.color.action,
      color: vars.color.actionText,
    }),
  ],
});

export const words = style(
  section({
    gridColumn: 2,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x1,
    paddingBlockEnd: vars.space.x4,
    '@media': {
      [media.tablet]: { gridColumn: 1, paddingBlockEnd: 0, paddingInlineEnd: vars.space.x3 },
    },
  }),
);
