import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const base = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: equalColumns(12),
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.x3,
      },
      [media.print]: { breakInside: 'avoid', paddingBlock: `0 ${vars.space.x2}` },
    },
  }),
);

export const inquiry = styleVariants({
  full: [
    base,
    section({ paddingBlock: `${calc.multiply(vars.space.section, 0.75)} ${vars.space.x6}` }),
  ],
  quiet: [base, section({ paddingBlock: vars.space.x6 })],
});

/** On paper, there is no form to introduce. */
export const words = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    minWidth: 0,
    '@media': {
      [media.desktop]: {
        gridColumn: '1 / 7',
        gridTemplateColumns: equalColumns(6),
        columnGap: vars.space.x3,
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const title = style(section({ gridColumn: '1 / -1' }));

/** One column less than the title, which has larger letters. */
export const narrow = style(section({ '@media': { [media.desktop]: { gridColumn: '1 / 6' } } }));

globalStyle(`${narrow} > p`, section({ textWrap: 'balance' }));

export const steps = style([
  narrow,
  section({
    display: 'grid',
    gap: vars.space.x1h,
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
]);

/** A dot at its first line, and a line to the next step. */
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
        border: `2px solid ${vars.color.drawing.brand}`,
        borderRadius: vars.radius.full,
      },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        inset: `calc(${vars.space.half} + ${vars.space.x2}) auto calc(-1 * ${vars.space.x2}) calc(${vars.space.x1} - 1px)`,
        borderInlineStart: `2px solid ${vars.color.control}`,
      },
    },
  }),
);

export const form = style(
  section({
    minWidth: 0,
    '@media': { [media.desktop]: { gridColumn: '7 / 13', gridRow: '1 / 3' } },
  }),
);

export const contacts = style(
  section({ minWidth: 0, '@media': { [media.desktop]: { gridColumn: '1 / 6' } } }),
);
