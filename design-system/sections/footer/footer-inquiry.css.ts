import { style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const base = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x2,
    '@media': {
      [media.tablet]: { gap: vars.space.x3 },
      [media.desktop]: {
        gridTemplateColumns: equalColumns(12),
        // What follows the words starts right below them, even if the form is taller.
        gridTemplateRows: 'auto auto 1fr',
      },
      [media.print]: { breakInside: 'avoid', paddingBlock: `0 ${vars.space.x2}` },
    },
  }),
);

export const inquiry = styleVariants({
  full: [
    base,
    section({ paddingBlock: `${calc.multiply(vars.space.section, 0.75)} ${vars.space.x5}` }),
  ],
  quiet: [base, section({ paddingBlock: vars.space.x6 })],
});

// There is no form on paper, so there is nothing to introduce.

export const title = style([
  screenOnly,
  section({
    '@media': {
      // The page's last question is larger than the titles of its sections.
      [media.desktop]: {
        gridColumn: '1 / 7',
        vars: { [vars.size.heading2]: calc.multiply(vars.size.heading1, 0.64) },
      },
    },
  }),
]);

/** One column narrower than the title, which has larger letters. */
export const narrow = style(section({ '@media': { [media.desktop]: { gridColumn: '1 / 6' } } }));

export const explanation = style([
  narrow,
  screenOnly,
  section({ display: 'grid', alignContent: 'start', gap: vars.space.x2 }),
]);

/** The client's words, or the steps: a few words each, so that each fits on one line on a phone. */
export const assurance = style(
  section({
    display: 'grid',
    gap: vars.space.x2,
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
    color: vars.color.soft,
  }),
);

/** A dot next to its first line, and a line to the next step. */
export const step = style(
  section({
    position: 'relative',
    paddingInlineStart: vars.space.x4,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: `${vars.space.half} auto auto 0`,
        width: vars.space.x2,
        height: vars.space.x2,
        border: `2px solid ${vars.color.control}`,
        borderRadius: vars.radius.full,
      },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        inset: `${vars.space.x3} auto calc(-1 * ${vars.space.x2}) ${vars.space.x1}`,
        borderInlineStart: `${vars.width.hairline} solid ${vars.color.control}`,
      },
    },
  }),
);

export const form = style(
  section({ '@media': { [media.desktop]: { gridColumn: '7 / 13', gridRow: '1 / 4' } } }),
);
