import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** The first reason fills the left half, and the others share the right half. */
export const reasons = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    '@media': { [media.tablet]: { gridTemplateColumns: equalColumns(2) } },
  }),
);

const base = style(section({ display: 'grid', gap: vars.space.x2, breakInside: 'avoid' }));

export const reason = styleVariants({
  first: [
    base,
    section({ alignContent: 'start', '@media': { [media.tablet]: { gridRow: 'span 3' } } }),
  ],
  other: [base, section({ gridTemplateColumns: columnsOf(1, 2), alignItems: 'center' })],
});

export const art = style(
  section({ alignSelf: 'start', overflow: 'hidden', borderRadius: vars.radius.small }),
);
