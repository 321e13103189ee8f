import {
  createGlobalVar,
  createVar,
  fallbackVar,
  globalStyle,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { base } from '../heading/heading.css.ts';

/** How far a wide block reaches out of the text at its start. Nothing, unless a parent sets it. */
export const outset = createVar();

const prose = style(primitive({ display: 'flow-root', maxWidth: vars.width.measure }));

export const size = styleVariants({
  regular: [prose],
  // Headings and space grow with it.
  large: [
    prose,
    primitive({
      fontSize: vars.size.article,
      vars: { [vars.size.heading3]: calc.multiply(vars.size.article, 1.7) },
    }),
  ],
});

// Only in long text does vertical space depend on which block follows which, so the parent sets it.
// biome-ignore lint/plugin/margin: the parent spaces its blocks.
globalStyle(`${prose} > * + *`, primitive({ marginBlockStart: vars.space.x3 }));

// What the article is about, in its first sentences.
globalStyle(
  `${size.large} > p:first-child`,
  primitive({ fontSize: calc.multiply(vars.size.article, 1.2), lineHeight: '1.5' }),
);

/** A block that is as wide as the text and its outset. */
export const wide = style(
  primitive({
    position: 'relative',
    // biome-ignore lint/plugin/margin: it reaches out of the text, over what its parent keeps free.
    marginInlineStart: calc.negate(fallbackVar(outset, '0px')),
  }),
);

export const heading = styleVariants({
  2: [
    base,
    primitive({
      fontSize: vars.size.heading3,
      // biome-ignore lint/plugin/margin: the parent spaces its blocks.
      selectors: { [`${prose} > * + &`]: { marginBlockStart: vars.space.x6 } },
    }),
  ],
  3: [
    base,
    primitive({
      fontSize: vars.size.heading4,
      // biome-ignore lint/plugin/margin: the parent spaces its blocks.
      selectors: { [`${prose} > * + &`]: { marginBlockStart: vars.space.x4 } },
      '@media': { [media.print]: { breakAfter: 'avoid' } },
    }),
  ],
});

export const list = style(
  primitive({
    display: 'grid',
    gap: vars.space.x1,
    paddingInlineStart: vars.space.x3,
    selectors: { 'ul&': { listStyle: 'disc' }, 'ol&': { listStyle: 'decimal' } },
  }),
);

export const quote = style(
  primitive({
    borderInlineStart: `4px solid ${vars.color.drawing.match}`,
    paddingInlineStart: vars.space.x3,
    fontSize: vars.size.heading3,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
  }),
);

export const by = style(
  primitive({
    fontSize: vars.size.small,
    fontWeight: vars.weight.regular,
    color: vars.color.muted,
  }),
);

export const note = style(
  primitive({
    padding: vars.space.x3,
    borderRadius: vars.radius.card,
    '@media': { [media.print]: { paddingInline: 0, breakInside: 'avoid' } },
  }),
);

export const noteTitle = style(primitive({ fontWeight: vars.weight.semibold }));

/** The site's own address, which links within the site don't contain. */
const origin = createGlobalVar('site-origin');

// A reader on paper can't follow a link, so its address is beside it.
const printAddress = (links: string, address: string) =>
  globalStyle(
    `${prose} ${links}::after`,
    primitive({ '@media': { [media.print]: { content: `" (" ${address} ")"` } } }),
  );
printAddress('a[href^="http"]', 'attr(href)');
printAddress('a[href^="/"]', `${origin} attr(href)`);
