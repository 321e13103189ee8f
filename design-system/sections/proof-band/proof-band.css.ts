import { createVar, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { columnsOf, widthOf } from '../../primitives/grid/columns.ts';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const onDesktop = (rule: Omit<StyleRule, '@media' | '@supports'>) =>
  section({ '@media': { [media.laptop]: rule } });

const base = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: `${vars.space.x3} ${vars.space.x5}`,
  }),
);

/** On a desktop, the words are in seven of the page's columns: the first or the last. */
export const layout = styleVariants({
  numberFirst: [base, onDesktop({ gridTemplateColumns: `${widthOf(7)} ${columnsOf(1)}` })],
  mirrored: [base, onDesktop({ gridTemplateColumns: `${columnsOf(1)} ${widthOf(7)}` })],
});

export const claim = style(section({ containerType: 'inline-size', breakInside: 'avoid' }));

const em = createVar();

/** At this size, the space before the first sign would look like an indent, and others like holes. */
const figureBase = style([
  heading,
  section({
    fontSize: `min(6 * ${vars.size.figure}, 100cqi / ${em})`,
    lineHeight: 1,
    letterSpacing: 'normal',
    wordSpacing: '-0.09em',
    color: vars.color.accent,
    textIndent: '-0.03em',
    '@media': {
      [media.laptop]: { lineHeight: 0.88 },
      [media.print]: { fontSize: vars.size.heading1 },
    },
  }),
]);

/** Keyed by how many em fit on the line. */
export const figure = styleVariants(
  { 2.75: '2.75', 3.5: '3.5', 4.2: '4.2', 6: '6', 8: '8' },
  (width) => [figureBase, section({ vars: { [em]: width } })],
);

const sentenceBase = style([heading, section({ lineHeight: 1.2 })]);

/** What the number counts, and the quote. `large` is for a quote as wide as its number or wider. */
export const sentence = styleVariants({
  regular: [
    sentenceBase,
    section({ fontSize: `max(${vars.size.heading2} * 0.7, ${vars.size.body})` }),
  ],
  large: [sentenceBase, section({ fontSize: vars.size.heading2 })],
});

const edge = `max(${vars.space.gutter}, (100vw - ${vars.width.container}) / 2)`;

/**
 * The picture's panel extends to the window's edge and, on a desktop, to the band's. Paper has the
 * same in words.
 */
export const panel = style([
  screenOnly,
  section({
    display: 'grid',
    placeContent: 'center',
    gridTemplateColumns: 'minmax(0, 36rem)',
    padding: `${vars.space.x3} ${vars.space.gutter}`,
    // biome-ignore lint/plugin/margin: extends to the window's edges.
    marginInline: calc.negate(vars.space.gutter),
    // Cuts off the ground of a drawing that bleeds.
    overflow: 'clip',
    '@media': {
      [media.laptop]: {
        gridArea: '1 / 2 / span 3',
        // biome-ignore lint/plugin/margin: extends to the band's edges.
        marginBlock: calc.multiply(vars.space.section, -0.75),
        // biome-ignore lint/plugin/margin: extends to the window's edge.
        marginInline: `0 calc(-1 * ${edge})`,
        selectors: {
          [`${layout.mirrored} > &`]: {
            gridColumn: 1,
            // biome-ignore lint/plugin/margin: extends to the window's edge.
            marginInline: `calc(-1 * ${edge}) 0`,
          },
        },
      },
    },
  }),
]);

/** Above the low parts of the scene. */
export const sky = style(onDesktop({ paddingBlockEnd: vars.space.section }));
