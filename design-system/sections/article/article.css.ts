import { style } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { outset } from '../../primitives/prose/prose.css.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** Contents, text, and sidebar. Below a desktop's width, the sidebar follows the text. */
export const layout = style(
  section({
    display: 'grid',
    // A wide table scrolls on its own instead of widening the page (WCAG 1.4.10).
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x5,
    alignItems: 'start',
    '@media': {
      [media.laptop]: { gridTemplateColumns: columnsOf(3, 9), columnGap: vars.space.x6 },
      [media.desktop]: { gridTemplateColumns: equalColumns(12), columnGap: vars.space.x3 },
    },
  }),
);

export const contents = style([
  screenOnly,
  section({
    minWidth: 0,
    '@media': {
      [media.desktop]: { gridColumn: 'span 2' },
      [`${media.roomy} and ${media.laptop}`]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.width.header} + ${vars.space.x4})`,
        backgroundColor: vars.color.background,
        // Wide figures scroll over it, but never over a focused link (WCAG 2.4.11).
        selectors: { '&:focus-within': { zIndex: vars.depth.raised } },
      },
    },
  }),
]);

export const article = style(
  section({
    minWidth: 0,
    '@media': {
      [media.desktop]: {
        gridColumn: 'span 6',
        containerType: 'inline-size',
        // A figure extends over the two columns of the table of contents and the two gaps next to
        // them. The text may be narrower than its columns, so this isn't a share of the text.
        vars: { [outset]: `calc(100cqi / 3 + ${vars.space.x1})` },
      },
    },
  }),
);
