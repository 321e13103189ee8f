import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** The first reason fills one half, and the others share the other half. */
export const reasons = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    '@media': { [media.tablet]: { gridTemplateColumns: equalColumns(2) } },
  }),
);

const base = style(section({ display: 'grid', gap: vars.space.x2, breakInside: 'avoid' }));

/** The first reason at the start or the end, and the others. */
export const reason = styleVariants({
  start: [
    base,
    section({ alignContent: 'start', '@media': { [media.tablet]: { gridRow: 'span 3' } } }),
  ],
  end: [
    base,
    section({
      alignContent: 'start',
      '@media': { [media.tablet]: { gridArea: '1 / 2 / span 3' } },
    }),
  ],
  other: [base, section({ gridTemplateColumns: columnsOf(1, 2.5), alignItems: 'start' })],
});

export const art = style(section({ overflow: 'clip', borderRadius: vars.radius.small }));
