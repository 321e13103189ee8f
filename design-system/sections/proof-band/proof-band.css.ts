import { createVar, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { columnsOf, widthOf } from '../../primitives/grid/columns.ts';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const onDesktop = (rule: Omit<StyleRule, '@media' | '@supports'>) =>
  section({ '@media': { [media.laptopOrPaper]: rule } });

const base = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x3,
    '@media': {
      [media.laptopOrPaper]: { gridTemplateRows: 'auto auto 1fr', rowGap: vars.space.x4 },
    },
  }),
);

const mirroredColumns = { gridTemplateColumns: `${columnsOf(1)} ${widthOf(7)}` };

/** On a desktop, the number's column is wider than the other: the first or the last. */
export const layout = styleVariants({
  numberFirst: [base, onDesktop({ gridTemplateColumns: `${widthOf(7)} ${columnsOf(1)}` })],
  mirrored: [base, onDesktop(mirroredColumns)],
});

/**
 * The number's size depends on the available width. On a desktop, what it counts is next to it, so
 * that both read as one.
 */
export const claim = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    containerType: 'inline-size',
    breakInside: 'avoid',
    '@media': {
      [media.laptopOrPaper]: {
        gridTemplateColumns: `auto ${columnsOf(1)}`,
        gridTemplateRows: '1fr auto',
        columnGap: vars.space.x3,
        alignItems: 'end',
        // The number is level with the quote and the parts, and what it counts with the picture.
        selectors: { [`${layout.mirrored} > &`]: mirroredColumns },
      },
    },
  }),
);

/** The number with what it counts, or the quote. */
export const first = style(onDesktop({ gridArea: '1 / 1 / auto / -1' }));

/** What the number was before. */
export const baseline = style([
  heading,
  section({ fontSize: calc.multiply(vars.size.heading3, 1.25) }),
]);

const em = createVar();

/** At this size, the space before the first sign would look like an indent, and others like holes. */
const figureBase = style([
  heading,
  section({
    fontSize: `min(24cqi, 100cqi / ${em})`,
    lineHeight: 1,
    letterSpacing: 'normal',
    wordSpacing: '-0.09em',
    color: vars.color.accent,
    textIndent: '-0.03em',
    '@media': {
      [media.laptopOrPaper]: {
        gridArea: '1 / 1 / span 2',
        fontSize: `min(6 * ${vars.size.figure}, 58cqi / ${em})`,
        selectors: { [`${layout.mirrored} &`]: { gridColumn: 2 } },
      },
      [media.print]: { fontSize: vars.size.heading1 },
    },
  }),
]);

/** Keyed by how many em fit on the line. */
export const figure = styleVariants(
  { 2.75: '2.75', 3.5: '3.5', 4.2: '4.2', 6: '6', 8: '8' },
  (width) => [figureBase, section({ vars: { [em]: width } })],
);

export const words = style(section({ display: 'grid', gap: vars.space.x3, alignContent: 'start' }));

export const quote = style([
  heading,
  section({
    fontSize: `max(${vars.size.heading2} * 0.75, ${vars.size.body})`,
    lineHeight: '1.2',
  }),
]);

/** Next to the quote and the parts. */
export const visual = style(
  onDesktop({
    gridArea: '2 / 2 / span 2',
    selectors: { [`${layout.mirrored} > &`]: { gridColumn: 1 } },
  }),
);

/** Not on paper, which has the same in words. */
export const picture = style([
  visual,
  section({ '@media': { [media.print]: { display: 'none' } } }),
]);
