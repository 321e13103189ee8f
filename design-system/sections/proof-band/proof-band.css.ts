import { style, styleVariants } from '@vanilla-extract/css';
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
        gap: `${vars.space.x4} ${vars.space.x3}`,
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
    gridColumn: '1 / -1',
    containerType: 'inline-size',
    breakInside: 'avoid',
    '@media': { [media.laptopOrPaper]: { gridColumn: 'span 6' } },
  }),
);

export const title = style([
  heading,
  section({ fontSize: `max(${calc.multiply(vars.size.heading2, 0.68)}, ${vars.size.body})` }),
]);

const figureBase = style([heading, section({ lineHeight: 1, color: vars.color.accent })]);

/** 260 px on a desktop. */
const largest = calc.multiply(vars.size.figure, 6.85);

/** The widest digit of all themes, in em. */
const digitWidth = 0.66;

/** Keyed by the number of digits that fit on one line. */
export const figure = styleVariants({ 3: 3, 4: 4.5, 6: 6, 8: 8, 12: 12 }, (digits) => [
  figureBase,
  section({ fontSize: `min(${largest}, ${(100 / (digits * digitWidth)).toFixed(1)}cqi)` }),
]);

/** A 1 is as wide as other digits, but narrow, so it would start to the right of the column. */
export const one = style(section({ textIndent: '-0.06em' }));

/** Next to the number, the quote starts at the height of the title. */
export const words = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    alignContent: 'start',
    gridColumn: '1 / -1',
    '@media': {
      [media.laptopOrPaper]: {
        gridColumn: 'span 6',
        paddingBlockStart: vars.space.x4,
      },
    },
  }),
);

export const quote = style([
  heading,
  section({
    fontSize: `max(${calc.multiply(vars.size.heading2, 0.7)}, ${vars.size.body})`,
    lineHeight: '1.2',
    selectors: { '&::before': { content: '“' }, '&::after': { content: '”' } },
  }),
]);

export const by = style(
  section({
    display: 'grid',
    gridTemplateColumns: `${vars.space.x6} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: vars.space.x2,
  }),
);

export const strips = style(section({ gridColumn: '1 / -1' }));

export const part = style(section({ '@media': { [media.tablet]: { gridColumn: 'span 4' } } }));
