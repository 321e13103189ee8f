import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const layout = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x3,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: equalColumns(12),
        gap: `${vars.space.x6} ${vars.space.x3}`,
      },
    },
  }),
);

/** The number's size depends on the available width. */
export const claim = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x3,
    alignContent: 'start',
    gridColumn: '1 / -1',
    containerType: 'inline-size',
    breakInside: 'avoid',
    '@media': { [media.laptopOrPaper]: { gridColumn: 'span 6' } },
  }),
);

/** What the number was before, below it. */
export const baseline = style([
  heading,
  section({ fontSize: calc.multiply(vars.size.heading3, 1.25) }),
]);

const em = createVar();

/** Limited for tablets. At this size, the space before the first sign would look like an indent. */
const figureBase = style([
  heading,
  section({
    fontSize: `min(7 * ${vars.size.figure}, 100cqi / ${em})`,
    lineHeight: 1,
    color: vars.color.accent,
    textIndent: '-0.03em',
  }),
]);

/** Keyed by how many em fit on the line. */
export const figure = styleVariants({ 2.75: '2.75', 4.2: '4.2', 6: '6', 8: '8' }, (width) => [
  figureBase,
  section({ vars: { [em]: width } }),
]);

export const words = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    alignContent: 'start',
    gridColumn: '1 / -1',
    '@media': { [media.laptopOrPaper]: { gridColumn: 'span 6' } },
  }),
);

export const quote = style([
  heading,
  section({
    fontSize: `max(${vars.size.heading2} * 0.8, ${vars.size.body})`,
    lineHeight: '1.2',
    selectors: { '&::before': { content: '“' }, '&::after': { content: '”' } },
  }),
]);

/** The number is above the quote, next to the chart or the picture. */
export const beside = style(
  section({ '@media': { [media.laptopOrPaper]: { gridTemplateRows: 'auto 1fr' } } }),
);

export const visual = style(
  section({
    gridColumn: '1 / -1',
    '@media': {
      [media.laptopOrPaper]: {
        selectors: { [`${beside} > &`]: { gridArea: '1 / 7 / span 2 / -1' } },
      },
    },
  }),
);

/** To the left of the number: the quote, or a picture of half the page's width. */
export const first = style(
  section({
    '@media': {
      [media.laptopOrPaper]: {
        order: -1,
        selectors: { [`${beside} > &`]: { gridArea: '1 / 1 / span 2 / 7' } },
      },
    },
  }),
);

/** Not on paper, which has the same in words: the quote takes its place. */
export const picture = style([
  visual,
  section({ '@media': { [media.print]: { display: 'none' } } }),
]);

export const part = style(section({ '@media': { [media.tablet]: { gridColumn: 'span 4' } } }));

/** Not on paper, which has no buttons. */
export const links = style([part, section({ '@media': { [media.print]: { display: 'none' } } })]);
