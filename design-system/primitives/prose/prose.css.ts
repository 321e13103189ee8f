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

/** How far a wide block extends past the start edge of the text. Zero, unless a parent sets it. */
export const outset = createVar();

const prose = style(
  primitive({ display: 'flow-root', maxWidth: vars.width.measure, textWrap: 'pretty' }),
);

export const size = styleVariants({
  regular: [prose],
  // Headings and spacing scale with it.
  large: [
    prose,
    primitive({
      fontSize: vars.size.article,
      vars: {
        [vars.size.heading3]:
          `min(${calc.multiply(vars.size.article, 1.7)}, ${vars.size.heading2})`,
      },
    }),
  ],
});

// Only in long text does vertical spacing depend on which block follows which, so the parent sets
// it.
// biome-ignore lint/plugin/margin: the parent spaces its blocks.
globalStyle(`${prose} > * + *`, primitive({ marginBlockStart: vars.space.x3 }));

// The summary at the start of an article.
globalStyle(
  `${size.large} > p:first-child`,
  primitive({ fontSize: calc.multiply(vars.size.article, 1.2), lineHeight: '1.5' }),
);

/** A block that is as wide as the text plus its outset. */
export const wide = style(
  primitive({
    position: 'relative',
    // biome-ignore lint/plugin/margin: it extends past the text, into space that its parent keeps free.
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
      breakAfter: 'avoid',
    }),
  ],
});

export const list = style(
  primitive({
    display: 'grid',
    gap: vars.space.x1,
    paddingInlineStart: vars.space.x3,
    listStyle: 'revert',
  }),
);

globalStyle(`${list} > li::marker`, primitive({ fontSize: 'inherit' }));

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

/** The site's origin, which links within the site leave out. */
const origin = createGlobalVar('site-origin');

// Links can't be followed on paper, so the address is printed next to them.
const printAddress = (links: string, address: string) =>
  globalStyle(
    `${prose} ${links}::after`,
    primitive({ '@media': { [media.print]: { content: `" (" ${address} ")"` } } }),
  );
printAddress('a[href^="http"]', 'attr(href)');
printAddress('a[href^="/"]', `${origin} attr(href)`);
